/** Events and the server's sentences in words: ids become names by what their placeholder is called. */
import type { Event, Sentence } from '../generated/protocol'
import { tileLabel } from './faces'
import { hasText, listed, t } from './texts.svelte'
import type { Arguments } from './texts.svelte'
import { cardName, effectText, iconName } from './words'

type Put = (value: string) => string
/** How tiles are put into a sentence: plainly, or marked so that the page can make them show the tile. */
export type TilePut = Put

function put(name: string, value: string | number | Sentence, tile: TilePut): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'object') return sentenceText(value, tile)
  if (name === 'tile' || name === 'other') return /^[ABP]\d{3}$/.test(value) ? tile(value) : value
  if (name === 'card') return cardName(value)
  if (name === 'effect') return effectText(value)
  if (name === 'bot') return hasText(`bot-${value}`) ? t(`bot-${value}`) : value
  if (name === 'objective') return iconName(value)
  return value
}

/** A sentence of the server's in the reader's language. */
export function sentenceText({ id, args }: Sentence, tile: TilePut = tileLabel): string {
  const filled = Object.entries(args).map(([name, value]) => [name, put(name, value, tile)] as const)
  return t(id, { tile: iconName('open-area'), ...Object.fromEntries(filled) }) // a face-down tile has no name
}

/** Clauses and last the sentence that takes them in, as `steps`. */
export function clauseText(clauses: readonly Sentence[]): string {
  const steps = listed(clauses.slice(0, -1).map((clause) => sentenceText(clause)))
  const whole = clauses.at(-1)
  return whole ? sentenceText({ ...whole, args: { ...whole.args, steps } }) : ''
}

/** What happened at the table, not in the game. */
const ABOUT_THE_TABLE: readonly Event['kind'][] = [
  'seat_taken', 'bot_took_over', 'seat_returned', 'seat_handed_over', 'undone', 'redone', 'undo_asked', 'undo_agreed', 'undo_declined',
  'fallback_played', 'hint_taken',
] // prettier-ignore

/** The message that tells of an event, where it is not simply `event-` and its kind. */
function messageOf(event: Event): string {
  switch (event.kind) {
    case 'acted':
      return event.action === 'play' ? 'event-acted-play' : 'event-acted-gain'
    case 'open_area_placed':
      return event.from_hand ? 'event-open-area-from-hand' : 'event-open-area-from-pile'
    case 'effect_triggered':
      return event.tile ? 'event-effect-of-tile' : 'event-effect-of-space'
    case 'declined':
      return event.effect ? 'event-declined' : 'event-declined-rest'
    case 'solo_flipped':
      return event.tile ? 'event-solo-flipped' : 'event-solo-flipped-nothing'
    case 'end_triggered':
      return event.points ? 'event-end-triggered' : 'event-end-triggered-by-pile'
    case 'game_over':
      return `event-game-over-${(event.outcome ?? 'scored').replaceAll('_', '-')}`
    default:
      return `${ABOUT_THE_TABLE.includes(event.kind) ? 'table' : 'event'}-${event.kind.replaceAll('_', '-')}`
  }
}

/** The placeholders of an event's message: its fields, in words. */
function argumentsOf(event: Event, player: string, tile: TilePut): Arguments {
  const args: Record<string, string | number> = { player }
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === 'string' || typeof value === 'number') args[name] = put(name, value, tile)
  }
  return args
}

/** What happened, as a sentence. `players`: the name at each seat. */
export function eventText(event: Event, players: readonly string[], tile: TilePut = tileLabel): string {
  const player = event.seat === undefined ? '' : (players[event.seat] ?? '')
  return t(messageOf(event), argumentsOf(event, player, tile))
}
