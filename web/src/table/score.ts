/** The rows of the score pad, in its order. */
import type { Score } from '../generated/protocol'

export const SCORE_ROWS: readonly (readonly [keyof Omit<Score, 'cells' | 'total'>, string])[] = [
  ['animals', 'score-row-animals'],
  ['projects', 'score-row-projects'],
  ['buildings', 'score-row-buildings'],
  ['open_areas', 'score-row-open-areas'],
  ['achievements', 'score-row-achievements'],
  ['markers', 'score-row-markers'],
  ['end', 'score-row-end'],
]
