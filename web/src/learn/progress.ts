import { readKept, writeKept } from '../connection/storage'

/** How far the guided game has come: kept in this browser, so that it can be left and resumed. */
export interface Progress {
  table: string
  chapter: number
}

const PLACE = 'sanctuary.learn'

export function kept(): Progress | null {
  const found = readKept(PLACE)
  const { table, chapter } = found ?? {}
  return typeof table === 'string' && typeof chapter === 'number' && chapter >= 0 ? { table, chapter } : null
}

export const keepProgress = (progress: Progress): boolean => writeKept(PLACE, progress)
export const forgetProgress = (): boolean => writeKept(PLACE, null)
