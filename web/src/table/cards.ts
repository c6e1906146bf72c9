/** The action cards of a seat with their texts. */
import type { CardText, CardView, CardKind } from '../cards/cards'
import type { ActionCard, CardName } from '../generated/protocol'
import { t } from '../text/texts.svelte'
import { cardName } from '../text/words'

export const cardViews = (cards: readonly ActionCard[]): CardView[] =>
  cards.map(({ card, slot, side }) => ({ kind: card, slot: slot as 1 | 2 | 3 | 4, side: side as 1 | 2 }))

/** What the two uses of a card are, in words (R5.1–R5.4). */
export function useText(card: CardName, side: number, use: 'gain' | 'play'): string {
  if (card === 'projects') return use === 'gain' ? t('card-gain-projects', { side }) : t('card-play-projects')
  return use === 'gain' ? t('card-gain-habitat') : t('card-play-habitat', { side })
}

export function cardTexts(cards: readonly ActionCard[]): Record<CardKind, CardText> {
  const entries = cards.map(({ card, slot, side, strength }) => {
    const name = cardName(card)
    const gain = useText(card, side, 'gain')
    const play = useText(card, side, 'play')
    return [card, { name, gain, play, label: t('card-label', { name, slot, strength, side, gain, play }) }] as const
  })
  return Object.fromEntries(entries) as Record<CardKind, CardText>
}
