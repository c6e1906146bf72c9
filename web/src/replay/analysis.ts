/** What an analysis says, put in order. */
import type { Judgement } from '../generated/protocol'

const MOST_SWINGS = 8

/** The decisions that gave most away for certain, worst first. */
export function swings(judgements: readonly Judgement[]): Judgement[] {
  const certain = judgements.filter((judgement) => judgement.certain)
  return certain.sort((a, b) => b.loss - a.loss || a.ply - b.ply).slice(0, MOST_SWINGS)
}

/** A chance as whole percent. */
export const percent = (chance = 0): number => Math.round(100 * chance)

export interface Point {
  ply: number
  chance: number
}

/** A seat's chance to win: before each of its decisions and, where it gave something away, right after it. */
export function chances(judgements: readonly Judgement[], seat: number): Point[] {
  return judgements
    .filter((judgement) => judgement.seat === seat)
    .flatMap(({ ply, chance: [before = 0, after = 0] }) => [
      { ply, chance: before },
      { ply: ply + 1, chance: after },
    ])
}
