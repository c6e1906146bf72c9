import { readFileSync, readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Event, Step } from '../src/generated/protocol'
import { stepText } from '../src/replay/steps'
import { setTexts } from '../src/text/texts.svelte'

const PLAYERS = ['Anna', 'Béla']
const step = (decision: Step['decision'], word: string): Step => ({ ply: 7, turn: 2, seat: 1, decision, move: 0, word, totals: [0, 0] })
const event = (kind: Event['kind'], more: Partial<Event>): Event => ({ kind, ply: 7, sequence: 7, seat: 1, ...more })
const refill = event('refilled', { tile: 'A009', position: 6 })

function textsOf(locale: 'en' | 'hu'): string {
  const folder = new URL(`../../locales/${locale}/`, import.meta.url)
  return readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')
}

describe('a move of a replay', () => {
  beforeAll(() => setTexts('en', textsOf('en')))

  it('is told by what came of it, not by what else happened', () => {
    const took = event('took', { tile: 'A006', position: 1 })
    expect(stepText(step('take', 'A006'), [refill, took], PLAYERS)).toMatch(/^Béla took .*A006.* from position 1 of the display\.$/)
    expect(stepText(step('confirm', 'done'), [refill, event('turn_began', { seat: 0, number: 3 })], PLAYERS)).toBe('Béla ended the turn.')
  })

  it.each([
    ['play', 'A001', 'Béla chose: Lion (A001)'],
    ['relocate', 'c2', 'Béla chose: Space c2'],
    ['support', 'support bird', 'Béla chose: Objective: bird'],
    ['upgrade', 'upgrade 3', 'Béla chose: upgrade marker 3'],
    ['play', 'done', 'Béla chose nothing more here.'],
  ])('without an event (%s, %s) is what was chosen', (decision, word, text) => {
    expect(stepText(step(decision as Step['decision'], word), [refill], PLAYERS)).toBe(text)
  })

  it('names the effect chosen', () => {
    expect(stepText(step('choose', 'take 1 any'), [], PLAYERS)).not.toContain('take 1 any')
  })
})
