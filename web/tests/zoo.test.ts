import { expect, test } from 'vitest'
import { strengthOf } from '../src/cards/cards'
import { emptyZoo, pairLinks, withCells } from '../src/board/zoo'

const zoo = emptyZoo({ entrance: 'd1', printed: ['b1', 'f4'], river: [], bonuses: {} })

test('an empty side-1 map has 21 empty spaces (R2.5)', () => {
  expect(Object.values(zoo.cells).filter(({ kind }) => kind === 'empty')).toHaveLength(21)
})

test('a link joins neighbouring partners only, once', () => {
  const lion = { kind: 'tile' as const, tile: 'A001' }
  const lioness = { kind: 'tile' as const, tile: 'A002' }
  expect(pairLinks(withCells(zoo, { d2: lion, d3: lioness }))).toEqual([['d2', 'd3']])
  expect(pairLinks(withCells(zoo, { d2: lion, d4: lioness }))).toEqual([])
  expect(pairLinks(withCells(zoo, { d2: lion, d3: { kind: 'tile', tile: 'A004' } }))).toEqual([])
  expect(pairLinks(withCells(zoo, { d2: { kind: 'tile', tile: 'P086', under: 'A001' }, d3: lioness }))).toEqual([])
})

test('strength is the slot, one more on side II (R3.3)', () => {
  expect(strengthOf({ kind: 'rock', slot: 4, side: 2 })).toBe(5)
  expect(strengthOf({ kind: 'rock', slot: 1, side: 1 })).toBe(1)
})
