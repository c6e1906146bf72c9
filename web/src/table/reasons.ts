/** What a move would bring, in words. */
import type { Decision, LegalMove, PreviewReason, ReasonKind, Zoo } from '../generated/protocol'
import { tileLabel, tileName } from '../text/faces'
import { signed, t } from '../text/texts.svelte'
import { cardName, effectText, iconName } from '../text/words'
import { useText } from './cards'

const MESSAGES: Readonly<Record<ReasonKind, string>> = {
  own_tile: 'preview-own-tile',
  other_tile: 'preview-other-tile',
  covered: 'preview-covered',
  petting_groups: 'preview-petting-groups',
  open_areas: 'preview-open-areas',
  achievement: 'preview-achievement',
  conservation_markers: 'preview-conservation-markers',
  pouch_markers: 'preview-pouch-markers',
  end_marker: 'preview-end-marker',
}

function reasonText({ kind, points, tile, cell = '', objective, number = 0 }: PreviewReason): string {
  return t(MESSAGES[kind], {
    points: signed(points),
    tile: tile ? tileName(tile) : '',
    cell,
    objective: objective ? iconName(objective) : '',
    number: Math.abs(number),
  })
}

/** Each part of a preview, the biggest first. */
export function reasonTexts(move: LegalMove): string[] {
  const reasons = [...(move.preview?.reasons ?? [])].sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const effects = (move.preview?.effects ?? []).map((effect) => t('preview-effect', { effect: effectText(effect, 'short') }))
  return [...reasons.map(reasonText), ...effects]
}

/** What each upgrade marker asks for (R8.4), by its number less one. */
export const UPGRADES = ['upgrade-1', 'upgrade-2', 'upgrade-3', 'upgrade-4']

/** A move in full, for whoever does not see the button: a card with its use, what "done" means here. */
export function moveWords(move: LegalMove, decision: Decision, zoo: Zoo | undefined): string {
  if (move.card && (move.kind === 'gain' || move.kind === 'play')) {
    const side = zoo?.cards.find(({ card }) => card === move.card)?.side ?? 1
    return t('hint-card', { card: cardName(move.card), use: useText(move.card, side, move.kind) })
  }
  return move.kind === 'done' ? doneText(decision) : moveText(move)
}

/** What it means to choose nothing more. */
export function doneText({ kind }: Decision): string {
  if (kind === 'confirm') return t('option-end-turn')
  return ['play', 'support', 'upgrade'].includes(kind) ? t('option-skip') : t('option-done')
}

/** What a move names, for a button or the prompt. */
export function moveText(move: LegalMove): string {
  if (move.effect) return effectText(move.effect)
  if (move.objective) return t('option-objective', { objective: iconName(move.objective) })
  if (move.marker) return t('option-marker', { size: move.marker })
  if (move.upgrade) return t(UPGRADES[move.upgrade - 1] ?? '')
  if (move.tile) return tileLabel(move.tile)
  if (move.cell) return t('option-cell', { cell: move.cell })
  if (move.card) return t('option-card', { card: cardName(move.card) })
  return t('option-done')
}
