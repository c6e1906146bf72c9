/** The moves of a game in words: what came of each, or what was chosen where nothing came of it yet. */
import type { DecisionKind, Event, Step } from '../generated/protocol'
import { tileLabel } from '../text/faces'
import { eventText } from '../text/sentences'
import { t } from '../text/texts.svelte'
import { effectText, iconName } from '../text/words'

interface Telling {
  /** The event that tells of a move. */
  event?: Event['kind']
  /** What is said without it: the thing chosen for what another move completes. */
  chosen?: (word: string) => string
}

/** The thing a word such as "support bird" names. */
const thing = (word: string): string => word.split(' ').at(-1) ?? ''

const TELLINGS: Readonly<Record<DecisionKind, Telling>> = {
  take: { event: 'took' },
  act: { event: 'acted' },
  play: { chosen: tileLabel },
  place: { event: 'placed' },
  cover: { event: 'hid_tile' },
  discard: { event: 'discarded' },
  choose: { chosen: (word) => effectText(word) },
  keep: { event: 'kept' },
  pouch: { event: 'pouched' },
  open_area: { event: 'open_area_placed' },
  relocate: { chosen: (word) => t('option-cell', { cell: word }) },
  relocate_to: { event: 'relocated' },
  move_card: { event: 'slid' },
  support: { chosen: (word) => t('option-objective', { objective: iconName(thing(word)) }) },
  marker: { event: 'supported' },
  upgrade: { chosen: (word) => t('step-upgrade', { upgrade: Number(thing(word)) }) },
  upgrade_card: { event: 'upgraded' },
  confirm: {},
}

/** What a move was, as a sentence. `happened`: the events of its ply, those taken back left out. */
export function stepText({ decision, seat, word }: Step, happened: readonly Event[], players: readonly string[]): string {
  const player = players[seat] ?? ''
  if (decision === 'confirm') return t('step-end-turn', { player })
  if (word === 'done') return t('step-no-more', { player })
  const { event, chosen } = TELLINGS[decision]
  const told = happened.find((one) => one.kind === event && one.seat === seat)
  return told ? eventText(told, players) : t('step-chose', { player, chosen: chosen?.(word) ?? word })
}
