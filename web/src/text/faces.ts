/** What stands on a tile, composed from its data; the twin of src/sanctuary/text/faces.py. */
import { DIRECTIONS } from '../board/hexes'
import { PAIR_MARKERS } from '../generated/printed.json'
import type { Line } from '../tiles/TileCard.svelte'
import { pairOf, tileOf } from '../tiles/catalogue'
import type { Tile } from '../tiles/catalogue'
import { parted } from './hungarian'
import { listed, locale, t } from './texts.svelte'
import { conditionText, effectText, iconName, ongoingText, scoreText } from './words'

export const tileName = (id: string): string => t(`tile-${id}`)

/** The name for narrow places: long words may be parted. Browsers part words themselves in few languages. */
export const tileNameParted = (id: string): string => (locale() === 'hu' ? parted(tileName(id)) : tileName(id))

/** Name and id, for use inside another sentence. */
export const tileLabel = (id: string): string => t('face-label', { name: tileName(id), id })

/** Id, name, kind, and sex, size and level where the tile has them. */
export function tileHeading(tile: Tile): string {
  const { id, level = 0, sex = 'none' } = tile
  const message = { animal: 'face-animal', project: 'face-project', building: 'face-building' }[tile.kind]
  return t(message, { id, name: tileName(id), level, size: level > 3 ? 'large' : 'small', sex })
}

/** Habitats, continent and class, by name. */
export function iconNames(tile: Tile): string[] {
  const icons = [...(tile.habitats ?? []), tile.continent, tile.animal_class]
  return icons.filter((icon) => icon !== undefined).map(iconName)
}

/** Everything the tile says beside its heading, one thing an entry, each in whole sentences. */
export function tileLines(tile: Tile): Line[] {
  const lines: Line[] = []
  const add = (sign: Line['sign'], text: string) => lines.push({ sign, text })
  if (tile.requires) add('building', conditionText(tile.requires))
  if (tile.open_areas?.length) add('arrow', arrowsText(tile.open_areas))
  for (const effect of tile.on_play ?? []) add('take', effectText(effect))
  for (const effect of tile.ongoing ?? []) add('when', ongoingText(effect))
  const pair = pairOf(tile.id)
  if (pair) add('pair', t('face-pair', { sex: tileOf(pair).sex ?? 'none', id: pair, number: PAIR_MARKERS }))
  add('points', scoreText(tile.score))
  return lines
}

/** Icons in a sentence, and what an undefined habitat means. */
export function tileIcons(tile: Tile): string {
  const icons = iconNames(tile)
  const sentences = icons.length ? [t('face-icons', { icons: icons.join(', ') })] : []
  if (tile.kind === 'animal' && !tile.habitats?.length) sentences.push(t('face-undefined-habitat'))
  return sentences.join(' ')
}

/** The whole tile in one breath, for screen readers. */
export function tileSpoken(id: string): string {
  const tile = tileOf(id)
  return [`${tileHeading(tile)}.`, tileIcons(tile), ...tileLines(tile).map((line) => line.text)].filter(Boolean).join(' ')
}

function arrowsText(arrows: readonly string[]): string {
  const inOrder = DIRECTIONS.filter((direction) => arrows.includes(direction))
  const directions = listed(inOrder.map((direction) => t(`direction-${direction}`)))
  return t('face-arrows', { directions, number: arrows.length })
}
