import { describe, expect, test } from 'vitest'
import { CELLS, centre, DIRECTIONS, HEIGHT, neighbour, neighbours, step } from '../src/board/hexes'

describe('the map (R2.1)', () => {
  test('has 24 cells: three rows in a, c, e, g and four in b, d, f', () => {
    expect(CELLS).toHaveLength(24)
    for (const column of 'aceg') expect(CELLS.filter((cell) => cell.startsWith(column))).toHaveLength(3)
    for (const column of 'bdf') expect(CELLS.filter((cell) => cell.startsWith(column))).toHaveLength(4)
  })

  test('draws row 1 at the bottom and b1 half a hex lower than a1', () => {
    expect(centre('a2').y).toBeLessThan(centre('a1').y)
    expect(centre('b1').y - centre('a1').y).toBeCloseTo(HEIGHT / 2)
  })

  test('refuses cells that are not there', () => {
    for (const wrong of ['a4', 'b5', 'h1', 'd0', 'd', '']) expect(() => centre(wrong)).toThrow(/no such cell/)
  })
})

describe('neighbours', () => {
  test('of the entrance are c1, d2 and e1 (R2.2)', () => {
    expect(neighbours('d1').sort()).toEqual(['c1', 'd2', 'e1'])
  })

  test('of cells in the middle, by hand on a drawing', () => {
    expect(DIRECTIONS.map((direction) => neighbour('d2', direction))).toEqual(['d3', 'e2', 'e1', 'd1', 'c1', 'c2'])
    expect(DIRECTIONS.map((direction) => neighbour('c2', direction))).toEqual(['c3', 'd3', 'd2', 'c1', 'b2', 'b3'])
  })

  test('are exactly the cells one hex away in the drawing, in the direction named', () => {
    for (const cell of CELLS) {
      const middle = centre(cell)
      const near = CELLS.filter((other) => {
        const { x, y } = centre(other)
        return other !== cell && Math.hypot(x - middle.x, y - middle.y) < HEIGHT * 1.01
      })
      expect(neighbours(cell).sort()).toEqual([...near].sort())
      const north = neighbour(cell, 'N')
      if (north) expect(centre(north).y).toBeLessThan(middle.y)
      const east = neighbour(cell, 'SE')
      if (east) expect(centre(east).x > middle.x && centre(east).y > middle.y).toBe(true)
    }
  })
})

describe('arrow keys', () => {
  test('reach every cell from every other', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
    for (const start of CELLS) {
      const reached = new Set([start])
      for (const cell of reached) {
        for (const key of keys) {
          const next = step(cell, key)
          if (next) reached.add(next)
        }
      }
      expect(reached.size).toBe(CELLS.length)
    }
  })

  test('go along a row and back', () => {
    expect(step('a2', 'ArrowRight')).toBe('b2')
    expect(step('b2', 'ArrowLeft')).toBe('a2')
    expect(step('b4', 'ArrowRight')).toBe('c3')
    expect(step('g1', 'ArrowRight')).toBeNull()
  })
})
