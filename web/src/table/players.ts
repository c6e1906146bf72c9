/** What the people and bots at a table are called. */
import type { SeatInfo } from '../generated/protocol'
import { botTitle } from '../lobby/bots.svelte'
import { t } from '../text/texts.svelte'

/** The name somebody sits down with. Without one nothing is stored: each reader's page has a word of its own. */
export function named(name: string): { name?: string } {
  const trimmed = name.trim()
  return trimmed ? { name: trimmed } : {}
}

export function playerNames(seats: readonly SeatInfo[]): string[] {
  const isAlone = seats.filter(({ kind }) => kind !== 'bot').length === 1
  return seats.map(({ seat, kind, name, bot }) => {
    if (name) return name
    if (kind === 'bot' && bot) return seats.length > 2 ? t('player-bot-numbered', { bot: botTitle(bot), number: seat + 1 }) : botTitle(bot)
    if (kind === 'open') return t('player-open')
    return isAlone ? t('player-you') : t('player-unnamed', { number: seat + 1 })
  })
}

/** That a seat took hints. */
export const hintsText = (player: string | undefined, number: number): string =>
  t('hints-taken', { player: player ?? '', number })
