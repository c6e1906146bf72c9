import { describe, expect, test } from 'vitest'
import type { Judgement } from '../src/generated/protocol'
import { chances, percent, swings } from '../src/replay/analysis'

const move = { move: 1, kind: 'done', word: 'done' } as const
const judgement = (ply: number, seat: number, loss: number, certain: boolean, chance: number[] = [0.5, 0.4]): Judgement => ({
  ply, seat, loss, certain, chance, turn: 1, made: move, best: move, points: [90, 88],
}) // prettier-ignore

describe('swings', () => {
  test('are the certain losses, worst first, and do not turn the game around', () => {
    const judged = [judgement(1, 0, 2, true), judgement(4, 1, 9, false), judgement(6, 1, 5, true)]
    expect(swings(judged).map(({ ply }) => ply)).toEqual([6, 1])
    expect(judged.map(({ ply }) => ply)).toEqual([1, 4, 6])
  })

  test('are a few', () => {
    const judged = Array.from({ length: 30 }, (_, ply) => judgement(ply, 0, ply, true))
    expect(swings(judged)[0]?.ply).toBe(29)
    expect(swings(judged).length).toBeLessThan(12)
  })
})

test('a curve goes through what could be expected before and after each of the seat’s decisions', () => {
  const judged = [judgement(2, 0, 1, true, [0.6, 0.5]), judgement(3, 1, 0, false), judgement(7, 0, 0, false, [0.7, 0.7])]
  expect(chances(judged, 0)).toEqual([
    { ply: 2, chance: 0.6 },
    { ply: 3, chance: 0.5 },
    { ply: 7, chance: 0.7 },
    { ply: 8, chance: 0.7 },
  ])
})

test('percents are whole', () => expect([percent(0.126), percent(undefined)]).toEqual([13, 0]))
