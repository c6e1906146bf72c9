import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sentenceText } from '../src/text/sentences'
import { setTexts } from '../src/text/texts.svelte'

const read = (locale: string) =>
  ['table', 'reasons', 'problems'].map((file) => readFileSync(`../locales/${locale}/${file}.ftl`, 'utf8')).join('\n')

describe('what is wrong with a record', () => {
  beforeEach(() => setTexts('hu', read('hu')))
  afterEach(() => setTexts('en', read('en')))

  it('is said in the language of the page, whatever it is made of', () => {
    const reason = { id: 'reason-with-rule', args: { sentence: { id: 'reason-R4-1', args: {} }, rule: 'R4.1' } }
    const problem = { id: 'problem-illegal', args: { move: '"c1"', reason, legal: 'take A034' } }
    const where = { id: 'problem-at-line', args: { line: '9' } }
    expect(sentenceText({ id: 'refusal-bad-record', args: { problem: { id: 'problem-at', args: { where, problem } } } })).toBe(
      'Ezt a játszmafájlt nem lehet lejátszani: 9. sor: itt nem lehetséges: "c1". ' +
        'Ez a lapka a Projektek kártyád hatótávján kívül van. (R4.1 szabály) Lehetséges: take A034',
    )
  })
})
