/** The tile facts of the game, as generated from the package's catalogue. */
import facts from '../generated/catalogue.json'
import type { Direction } from '../board/hexes'

export type TileId = string
export type Habitat = 'forest' | 'rock' | 'water'
export type Continent = 'africa' | 'americas' | 'asia' | 'australia' | 'europe'
export type AnimalClass = 'bird' | 'herbivore' | 'petting_zoo' | 'predator' | 'primate' | 'reptile'

/** One tile. A fact it does not have is left out; effects, conditions and scores are the catalogue's own words. */
export interface Tile {
  id: TileId
  kind: 'animal' | 'project' | 'building'
  names: { en: string; hu: string }
  level?: number
  habitats?: Habitat[]
  continent?: Continent
  animal_class?: AnimalClass
  /** Where its arrows point (R6.3). */
  open_areas?: Direction[]
  sex?: 'male' | 'female'
  pair?: TileId
  on_play?: string[]
  ongoing?: string[]
  requires?: string
  score: string
}

export const TILES = facts as readonly Tile[]

const byId = new Map(TILES.map((tile) => [tile.id, tile]))

export function tileOf(id: TileId): Tile {
  const found = byId.get(id)
  if (!found) throw new Error(`no such tile: ${id}`)
  return found
}

/** The same species, other sex. */
export function pairOf(id: TileId): TileId | undefined {
  return tileOf(id).pair
}
