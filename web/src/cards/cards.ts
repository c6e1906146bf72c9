/** The four action cards, as they lie. */
export type CardKind = 'projects' | 'forest' | 'rock' | 'water'

export interface CardView {
  kind: CardKind
  slot: 1 | 2 | 3 | 4
  side: 1 | 2
}

/** What is written on a card; all of it in the reader's language. */
export interface CardText {
  name: string
  gain: string
  play: string
  /** The whole card in one sentence, for screen readers. */
  label: string
}

/** R3.3: the slot, and one more on side II. */
export function strengthOf(card: CardView): number {
  return card.slot + (card.side === 2 ? 1 : 0)
}
