/** Hints on the decision that waits: asked for once, told in steps, marked on the table. */
import type { Hint, HintPlace, LegalMove, Update } from '../generated/protocol'
import { tileOf } from '../tiles/catalogue'
import type { LiveTable } from './live.svelte'

export type Place = 'display' | 'hand' | 'map' | 'cards' | 'prompt'
const WHERE = 1
const WHICH = 2
const MOVE = 3
/** Where on the page a part of the table is; all others are buttons at the prompt. */
const PLACES: Partial<Record<HintPlace, Place>> = { display: 'display', hand: 'hand', zoo: 'map', cards: 'cards' }

export class Hinting {
  /** How many steps are told. */
  told = $state(0)
  #asked = $state<string | null>(null)
  #moment = ''

  readonly hints = $derived.by(() => {
    const { hints } = this.live
    return hints !== null && hints.request === this.#asked ? hints.hints : []
  })
  readonly isWaiting = $derived.by(() => this.#isOpen && this.live.hints?.request !== this.#asked)
  /** Whether the server had none to give. */
  readonly hasFailed = $derived.by(() => this.#isOpen && !this.isWaiting && !this.hints.length)
  readonly place = $derived.by(() => {
    const [best] = this.hints
    return best && this.told === WHERE ? (PLACES[best.where] ?? 'prompt') : null
  })
  /** The legal moves that are marked. */
  readonly marked = $derived.by((): readonly number[] => {
    const [best] = this.hints
    const legal = this.live.update?.legal ?? []
    const wanted = legal.find(({ move }) => move === best?.move)
    if (!best || !wanted || this.told < WHICH) return []
    const alike = legal.filter((move) => (this.told === MOVE ? move === wanted : isAlike(move, wanted)))
    return alike.map(({ move }) => move)
  })

  constructor(readonly live: LiveTable) {}

  get #isOpen(): boolean {
    return this.#asked !== null && this.live.refusal === null && this.live.connection === 'open'
  }

  /** The step told last, where there is a sentence for it. */
  get best(): Hint | undefined {
    return this.told ? this.hints[0] : undefined
  }

  get isMoveTold(): boolean {
    return this.told === MOVE
  }

  /** To be called when an update has come: hints are for one decision. */
  renew({ board, legal }: Update): void {
    const moment = `${board?.ply} ${legal.map(({ move }) => move).join()}`
    if (moment === this.#moment) return
    this.#moment = moment
    this.#asked = null
    this.told = 0
  }

  /** One step more; the first time the server is asked. */
  next(): void {
    if (this.isWaiting || !this.live.update?.controls.hint) return
    this.told = Math.min(this.told + 1, MOVE)
    if (this.hints.length) return
    this.told = WHERE
    this.#asked = this.live.ask({ kind: 'hint' })
  }
}

/** Whether two moves are about the same kind of thing: the second step tells no more. */
function isAlike(move: LegalMove, other: LegalMove): boolean {
  if (move.tile && other.tile) return tileOf(move.tile).kind === tileOf(other.tile).kind
  if (move.cell && other.cell) return move.cell[0] === other.cell[0]
  if (move.card && other.card) return move.card === other.card
  return move.move === other.move
}
