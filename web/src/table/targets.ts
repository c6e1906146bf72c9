/** The server's legal list, by the thing on the table that each move names. Nothing is decided here. */
import type { CardName, Decision, LegalMove, ObjectiveName } from '../generated/protocol'

export interface Targets {
  tiles: ReadonlyMap<string, LegalMove>
  cells: ReadonlyMap<string, LegalMove>
  /** A card may be used in two ways. */
  cards: ReadonlyMap<CardName, readonly LegalMove[]>
  objectives: ReadonlyMap<ObjectiveName, LegalMove>
  upgrades: ReadonlyMap<number, LegalMove>
  /** Choices that are buttons at the prompt: effects, objectives, markers, upgrades. */
  options: readonly LegalMove[]
  done: LegalMove | undefined
}

export function targetsOf(legal: readonly LegalMove[]): Targets {
  const by = <K>(key: (move: LegalMove) => K | undefined) =>
    new Map(legal.flatMap((move) => (key(move) === undefined ? [] : [[key(move) as K, move] as const])))
  const cards = new Map<CardName, LegalMove[]>()
  for (const move of legal) {
    if (move.card) cards.set(move.card, [...(cards.get(move.card) ?? []), move])
  }
  return {
    tiles: by((move) => move.tile),
    cells: by((move) => move.cell),
    cards,
    objectives: by((move) => move.objective),
    upgrades: by((move) => move.upgrade),
    options: legal.filter((move) => move.effect ?? move.objective ?? move.marker ?? move.upgrade),
    done: legal.find((move) => move.kind === 'done'),
  }
}

/** Choices that another one completes: they can be cancelled, so nothing is asked before they are sent. */
const BEGINS_A_CHOICE: readonly Decision['kind'][] = ['play', 'relocate']

export function beginsAChoice(decision: Decision): boolean {
  return BEGINS_A_CHOICE.includes(decision.kind)
}
