import { describe, expect, it } from 'vitest'
import cases from '../../tests/text/articles.json'
import { article, parted } from '../src/text/hungarian'

describe('the Hungarian article', () => {
  it.each(Object.entries(cases).flatMap(([word, texts]) => texts.map((text) => [text, word])))('of "%s" is "%s"', (text, word) => {
    expect(article(text)).toBe(word)
  })
})

describe('a long Hungarian word', () => {
  // By the rules of Hungarian spelling (AkH. 225–237): by syllables, compounds where their parts meet.
  it.each([
    'Főem·lős·te·nyész·tés',
    'Ra·ga·do·zó·szak·ér·tő',
    'Part·ner·ál·lat·kert: Af·ri·ka',
    'Nö·vény·evő-te·nyész·tés',
    'Kö·zép·hegy·ség',
    'Bam·busz·er·dő',
    'Könyv·tár',
    'Dzsun·gel',
    'Vö·rös·tor·kú ano·lisz',
  ])('may be parted as %s', (word) => {
    expect(parted(word.replaceAll('·', '')).replaceAll('\u00ad', '·')).toBe(word)
  })
})
