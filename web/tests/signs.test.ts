import { describe, expect, test } from 'vitest'
import { TILES, tileOf } from '../src/tiles/catalogue'
import { conditionParts, effectParts, iconsOf, scoreParts } from '../src/tiles/signs'

describe('the words of the catalogue', () => {
  test('become signs for every effect, condition and score of all 135 tiles', () => {
    expect(TILES).toHaveLength(135)
    for (const tile of TILES) {
      expect(scoreParts(tile.score).length).toBeGreaterThan(0)
      for (const words of [...(tile.on_play ?? []), ...(tile.ongoing ?? [])]) expect(effectParts(words).length).toBeGreaterThan(0)
      if (tile.requires) expect(conditionParts(tile.requires).length).toBeGreaterThan(0)
    }
  })

  test('keep their numbers and kinds apart', () => {
    expect(scoreParts('2 per connected water')).toEqual([{ text: '2×' }, { sign: 'water' }, { sign: 'connected' }])
    expect(effectParts('when bird: place open area 1')).toEqual([
      { sign: 'bird' },
      { text: '→' },
      { sign: 'place_open_area' },
      { text: '1' },
    ])
    expect(effectParts('take 1 large animal')).toEqual([{ sign: 'take' }, { text: '1' }, { sign: 'animal' }, { text: '4–5' }])
  })

  test('that nobody knows are an error that repeats them', () => {
    expect(() => effectParts('sing 3 songs')).toThrow('sing 3 songs')
    expect(() => scoreParts('2 per dragon')).toThrow('dragon')
  })
})

test('icons of a tile are its habitats, continent, class and kind, none twice (R1.2)', () => {
  expect(iconsOf(tileOf('P092'))).toEqual(['forest', 'rock', 'project'])
  expect(iconsOf(tileOf('A064'))).toEqual(['petting_zoo'])
  expect(iconsOf(tileOf('B101'))).toEqual(['australia', 'building'])
  for (const tile of TILES) expect(new Set(iconsOf(tile)).size).toBe(iconsOf(tile).length)
})
