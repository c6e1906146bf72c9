/** The hexes of the zoo map (R2.1, R2.2), flat side up, and where they are drawn. Units: a hex is 200 wide. */

export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
export type Column = (typeof COLUMNS)[number]
/** A cell's name: column letter and row, row 1 at the bottom. */
export type Cell = string

export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type Direction = (typeof DIRECTIONS)[number]

export interface Point {
  x: number
  y: number
}

/** From the middle of a hex to a corner. */
export const RADIUS = 100
/** From flat side to flat side. */
export const HEIGHT = RADIUS * Math.sqrt(3)
const COLUMN_STEP = RADIUS * 1.5

const rowsOf = (column: number): number => (column % 2 === 0 ? 3 : 4)

function place(cell: Cell): { column: number; row: number } {
  const column = COLUMNS.indexOf(cell.charAt(0) as Column)
  const row = Number(cell.slice(1))
  if (column < 0 || !Number.isInteger(row) || row < 1 || row > rowsOf(column)) {
    throw new Error(`no such cell: ${cell}`)
  }
  return { column, row }
}

function cellAt(column: number, row: number): Cell | null {
  const letter = COLUMNS[column]
  return letter && row >= 1 && row <= rowsOf(column) ? `${letter}${row}` : null
}

/** All 24 cells, column by column, from the bottom up. */
export const CELLS: readonly Cell[] = COLUMNS.flatMap((letter, column) =>
  Array.from({ length: rowsOf(column) }, (_, index) => `${letter}${index + 1}`),
)

/** The middle of a cell; y grows downwards, as SVG has it. */
export function centre(cell: Cell): Point {
  const { column, row } = place(cell)
  const lowered = column % 2 === 1 ? HEIGHT / 2 : 0 // columns b, d, f start half a hex lower
  return { x: column * COLUMN_STEP, y: lowered - (row - 1) * HEIGHT }
}

/** The cell on that side, or null at the edge of the map. */
export function neighbour(cell: Cell, direction: Direction): Cell | null {
  const { column, row } = place(cell)
  const isLow = column % 2 === 1
  switch (direction) {
    case 'N':
      return cellAt(column, row + 1)
    case 'S':
      return cellAt(column, row - 1)
    case 'NE':
      return cellAt(column + 1, isLow ? row : row + 1)
    case 'NW':
      return cellAt(column - 1, isLow ? row : row + 1)
    case 'SE':
      return cellAt(column + 1, isLow ? row - 1 : row)
    case 'SW':
      return cellAt(column - 1, isLow ? row - 1 : row)
  }
}

export function neighbours(cell: Cell): Cell[] {
  return DIRECTIONS.map((direction) => neighbour(cell, direction)).filter((found) => found !== null)
}

/** Where an arrow key leads: up and down in the column, left and right along the row as far as there is one. */
export function step(cell: Cell, key: string): Cell | null {
  const { column, row } = place(cell)
  const beside = (to: number) => cellAt(to, row) ?? cellAt(to, row - 1)
  switch (key) {
    case 'ArrowUp':
      return cellAt(column, row + 1)
    case 'ArrowDown':
      return cellAt(column, row - 1)
    case 'ArrowLeft':
      return beside(column - 1)
    case 'ArrowRight':
      return beside(column + 1)
    case 'Home':
      return 'a1'
    case 'End':
      return 'g3'
    default:
      return null
  }
}

/** The corners of a hex of this radius around the origin, from the right one clockwise. */
export function corners(radius: number): Point[] {
  return [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })
}

/** `points` of an SVG polygon. */
export function hexPoints(radius: number): string {
  return corners(radius)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')
}

/** How far an arrow drawn pointing up is turned to point in that direction, in degrees. */
export const TURN: Readonly<Record<Direction, number>> = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300 }

/** The box around all hexes with a margin: `viewBox` of the board. */
export function mapBox(margin: number): { x: number; y: number; width: number; height: number } {
  const middles = CELLS.map(centre)
  const left = Math.min(...middles.map(({ x }) => x)) - RADIUS - margin
  const top = Math.min(...middles.map(({ y }) => y)) - HEIGHT / 2 - margin
  const right = Math.max(...middles.map(({ x }) => x)) + RADIUS + margin
  const bottom = Math.max(...middles.map(({ y }) => y)) + HEIGHT / 2 + margin
  return { x: left, y: top, width: right - left, height: bottom - top }
}
