/** The signs of the game: what each is called and which family, hence which shape of badge, it belongs to. */
import type icons from './icons.json'

export type SignName = keyof (typeof icons)['signs']

/** Habitats are hexagons, continents are round, classes and kinds of tile are square: shape and colour both tell. */
export type Badge = 'habitat' | 'continent' | 'class' | 'plain'

const HABITATS: readonly SignName[] = ['forest', 'rock', 'water']
const CONTINENTS: readonly SignName[] = ['africa', 'americas', 'asia', 'australia', 'europe']
const CLASSES: readonly SignName[] = ['bird', 'herbivore', 'petting_zoo', 'predator', 'primate', 'reptile']
const KINDS: readonly SignName[] = ['building', 'project']
// prettier-ignore
const PLAIN: readonly SignName[] = [
  'animal', 'open_area', 'place_open_area', 'arrow', 'river', 'entrance', 'male', 'female', 'pair', 'conservation',
  'pouch', 'strength', 'achievement', 'upgrade', 'end_marker', 'solo_marker', 'points', 'hand', 'pile', 'discard',
  'draw', 'take', 'reveal', 'any', 'move_action', 'relocate', 'release', 'discount', 'when', 'connected', 'adjacent',
  'different', 'continents', 'classes', 'hint', 'turn_back', 'back', 'forth', 'turn_forth', 'undo', 'redo', 'done',
  'close', 'away',
]

export const SIGNS: readonly SignName[] = [...HABITATS, ...CONTINENTS, ...CLASSES, ...KINDS, ...PLAIN]
const known = new Set<string>(SIGNS)

export function isSign(name: string): name is SignName {
  return known.has(name)
}

export function badgeOf(name: SignName): Badge {
  if (HABITATS.includes(name)) return 'habitat'
  if (CONTINENTS.includes(name)) return 'continent'
  return CLASSES.includes(name) || KINDS.includes(name) ? 'class' : 'plain'
}
