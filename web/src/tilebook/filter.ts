/** Finding tiles by words and facts. */
import { tileHeading, tileIcons, tileLines, tileName } from '../text/faces'
import type { Tile } from '../tiles/catalogue'

export interface Wanted {
  words: string
  kind: string
  habitat: string
  continent: string
  animal_class: string
  level: string
}

export const EVERYTHING: Wanted = { words: '', kind: '', habitat: '', continent: '', animal_class: '', level: '' }

/** Letters without accents and in lower case, so that "oroszlan" finds "Oroszlán". */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** All that is said of a tile in the reader's language, and its names in every language. */
function said(tile: Tile): string {
  const lines = tileLines(tile).map(({ text }) => text)
  return folded([tileName(tile.id), ...Object.values(tile.names), tileHeading(tile), tileIcons(tile), ...lines].join(' '))
}

export function fits(tile: Tile, wanted: Wanted): boolean {
  const facts =
    (!wanted.kind || tile.kind === wanted.kind) &&
    (!wanted.habitat || tile.habitats?.some((habitat) => habitat === wanted.habitat)) &&
    (!wanted.continent || tile.continent === wanted.continent) &&
    (!wanted.animal_class || tile.animal_class === wanted.animal_class) &&
    (!wanted.level || tile.level === Number(wanted.level))
  if (!facts) return false
  const words = folded(wanted.words).split(/\s+/).filter(Boolean)
  const text = words.length ? said(tile) : ''
  return words.every((word) => text.includes(word))
}
