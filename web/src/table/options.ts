/** A table's options in sentences. */
import type { GameOptions, IdlePolicy, TableOptions, UndoPolicy } from '../generated/protocol'
import { t } from '../text/texts.svelte'

export const UNDO_TEXTS: Readonly<Record<UndoPolicy, string>> = {
  until_information: 'undo-until-information',
  free: 'undo-free',
  off: 'undo-off',
}
export const IDLE_TEXTS: Readonly<Record<IdlePolicy, string>> = {
  claim: 'idle-claim',
  bot: 'idle-bot',
  wait: 'idle-wait',
}

export function optionTexts(game: GameOptions, table: TableOptions, seats: number, fixedSeed: boolean): string[] {
  const texts = [game.side === 2 ? t('side-2') : t('side-1'), t(UNDO_TEXTS[table.undo])]
  if (game.short) texts.push(t('variant-short'))
  if (seats === 1) texts.push(t('variant-solo', { number: game.solo_markers }))
  else texts.push(t(IDLE_TEXTS[table.idle], { minutes: table.idle_minutes }))
  if (table.hints) texts.push(t('option-hints'))
  if (table.open_hands) texts.push(t('option-open-hands'))
  texts.push(table.listed ? t('option-listed') : t('option-unlisted'))
  if (fixedSeed) texts.push(t('option-fixed-seed'))
  return texts
}
