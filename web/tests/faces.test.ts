import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import Board from '../src/board/Board.svelte'
import { CELLS } from '../src/board/hexes'
import { emptyZoo, withCells } from '../src/board/zoo'
import { effectParts, scoreParts } from '../src/tiles/signs'
import TileCard from '../src/tiles/TileCard.svelte'
import { TILES, tileOf } from '../src/tiles/catalogue'

const print = { entrance: 'd1', printed: ['b1', 'f4'], river: ['a1', 'g1'], bonuses: { a1: 'draw 1' } }
const count = (text: string, part: string) => text.split(part).length - 1

describe('a tile card', () => {
  test('of every tile shows its icons, arrows, level and sex once each, and no style attribute', () => {
    for (const tile of TILES) {
      const { body } = render(TileCard, { props: { tile, name: tile.names.hu, label: tile.names.hu } })
      expect(count(body, 'class="arrow')).toBe(tile.open_areas?.length ?? 0)
      expect(count(body, 'class="level-number')).toBe(tile.level ? 1 : 0)
      for (const habitat of tile.habitats ?? []) expect(body).toContain(`#sign-${habitat}"`)
      for (const sex of ['male', 'female']) expect(count(body, `#sign-${sex}"`)).toBe(tile.sex === sex ? 1 : 0)
      expect(body).toContain(tile.names.hu)
      expect(body).not.toContain('style=') // refused by the page's Content-Security-Policy
    }
  })

  test('shows the text it is given in place of signs', () => {
    const tile = tileOf('A007')
    const lines = [{ sign: 'take' as const, text: 'first line' }]
    const { body } = render(TileCard, { props: { tile, name: 'Caracal', lines } })
    expect(body).toContain('first line')
    for (const part of effectParts('reveal 3 keep animal')) if ('sign' in part) expect(body).not.toContain(`#sign-${part.sign}"`)
    for (const part of scoreParts('3')) if ('text' in part) expect(body).toContain(`>${part.text}</text>`)
  })
})

describe('a board', () => {
  const zoo = withCells(emptyZoo(print), {
    d2: { kind: 'tile', tile: 'A001' },
    c1: { kind: 'open', known: 'A050' },
    e1: { kind: 'open' },
    c2: { kind: 'tile', tile: 'P086', under: 'A057' },
  })
  const props = { zoo, name: 'my zoo', label: (cell: string) => `label of ${cell}` }

  test('to play on has 24 buttons with the labels given, one of them in the tab order', () => {
    const { body } = render(Board, { props: { ...props, targets: ['d3'], selected: 'd3', onchoose: () => undefined } })
    expect(count(body, 'role="button"')).toBe(24)
    expect(count(body, 'tabindex="0"')).toBe(1)
    for (const cell of CELLS) expect(body).toContain(`aria-label="label of ${cell}"`)
    expect(count(body, 'aria-pressed="true"')).toBe(1)
    expect(body).not.toContain('style=')
  })

  test('to look at is one picture without buttons', () => {
    const { body } = render(Board, { props })
    expect(body).toMatch(/role="img"[^>]*aria-label="my zoo"|aria-label="my zoo"[^>]*role="img"/)
    expect(body).not.toContain('role="button"')
  })

  test('shows the front of a face-down tile only where it is known, and the animal below a project', () => {
    const { body } = render(Board, { props })
    expect(count(body, '#picture-open-area')).toBe(2)
    expect(count(body, '#picture-indian-python')).toBe(1)
    expect(count(body, '#picture-hamadryas-baboon')).toBe(1)
  })
})
