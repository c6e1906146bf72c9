/** What the person has tapped but not sent yet. */
import type { CardName, LegalMove, Update } from '../generated/protocol'
import { settings } from '../settings/settings.svelte'
import { Hinting } from './hinting.svelte'
import type { LiveTable } from './live.svelte'
import { beginsAChoice, targetsOf } from './targets'

export class Choosing {
  /** The move chosen, to be confirmed. */
  selected = $state.raw<LegalMove | null>(null)
  /** The card tapped, whose uses are offered. */
  card = $state<CardName | null>(null)
  /** The tile that is explained. */
  explained = $state<string | null>(null)
  /** A cell without a tile that is explained. */
  explainedCell = $state<string | null>(null)
  /** The tile under the mouse. */
  pointed = $state<string | null>(null)
  /** Where a dragged tile was dropped: chosen as soon as the server offers it. */
  #wantedCell: string | null = null
  #version = -1

  readonly hinting: Hinting
  readonly targets = $derived.by(() => targetsOf(this.live.update?.legal ?? []))

  constructor(readonly live: LiveTable) {
    this.hinting = new Hinting(live)
  }

  /** To be called when an update has come: choices of before no longer count. */
  renew(update: Update): void {
    const { version } = update
    this.hinting.renew(update)
    if (version === this.#version) return
    this.#version = version
    this.card = null
    this.explainedCell = null
    this.selected = (this.#wantedCell && this.targets.cells.get(this.#wantedCell)) || null
    this.#wantedCell = null
  }

  /** Whether hints mark a move. */
  isHinted(...moves: readonly (LegalMove | undefined)[]): boolean {
    return moves.some((move) => move !== undefined && this.hinting.marked.includes(move.move))
  }

  tile(id: string): void {
    const move = this.targets.tiles.get(id)
    this.explained = id
    if (move) this.choose(move)
    else this.selected = null
  }

  cell(cell: string): void {
    const move = this.targets.cells.get(cell)
    if (move) this.choose(move)
  }

  useCard(card: CardName): void {
    const moves = this.targets.cards.get(card) ?? []
    const [only] = moves
    if (moves.length === 1 && only?.kind === 'card') this.choose(only)
    else if (moves.length) this.card = this.card === card ? null : card
  }

  /** A second tap on what is chosen confirms it. */
  choose(move: LegalMove): void {
    const decision = this.live.update?.decision
    if (!decision || this.live.busy) return
    const atOnce = beginsAChoice(decision) || !settings.confirm
    if (atOnce || this.selected?.move === move.move) this.send(move)
    else this.selected = move
  }

  confirm(): void {
    if (this.selected) this.send(this.selected)
  }

  send(move: LegalMove): void {
    this.explained = null
    this.live.move(move.move)
  }

  /** Drops what is chosen here; without anything chosen, the choice begun at the server. */
  cancel(): void {
    if (this.selected || this.card || this.explained) {
      this.selected = null
      this.card = null
      this.explained = null
    } else if (this.live.update?.controls.cancel) {
      this.live.ask({ kind: 'cancel' })
    }
  }

  /** A tile was dragged to a cell of the own map. */
  drop(tile: string, cell: string): void {
    const move = this.targets.tiles.get(tile)
    const decision = this.live.update?.decision
    if (move && decision && beginsAChoice(decision)) {
      this.#wantedCell = cell
      this.send(move)
    } else if (decision?.tile === tile) {
      this.cell(cell)
    }
  }
}
