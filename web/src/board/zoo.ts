/** What a zoo map shows: plain facts for drawing, no rules. */
import { pairOf } from '../tiles/catalogue'
import type { TileId } from '../tiles/catalogue'
import { CELLS, neighbours } from './hexes'
import type { Cell } from './hexes'

/** What lies on a cell. `under`: the released animal below a project (R6.2). `known`: the front, to those who know it. */
export type Content =
  | { kind: 'empty' }
  | { kind: 'tile'; tile: TileId; under?: TileId }
  | { kind: 'open'; known?: TileId }
  | { kind: 'printed' }
  | { kind: 'entrance' }

/** What is printed on a map. `bonuses`: the words of the effect by cell, such as "draw 1". */
export interface MapPrint {
  entrance: Cell
  printed: readonly Cell[]
  river: readonly Cell[]
  bonuses: Readonly<Record<Cell, string>>
}

export interface ZooView {
  print: MapPrint
  cells: Readonly<Record<Cell, Content>>
}

/** A small label on a cell, such as the points a move would bring. */
export interface Preview {
  text: string
  tone: 'gain' | 'loss' | 'plain'
}

export function emptyZoo(print: MapPrint): ZooView {
  const cells: Record<Cell, Content> = {}
  for (const cell of CELLS) {
    if (cell === print.entrance) cells[cell] = { kind: 'entrance' }
    else cells[cell] = { kind: print.printed.includes(cell) ? 'printed' : 'empty' }
  }
  return { print, cells }
}

/** The same zoo with something else on some cells. */
export function withCells(zoo: ZooView, changes: Readonly<Record<Cell, Content>>): ZooView {
  return { ...zoo, cells: { ...zoo.cells, ...changes } }
}

/** Neighbouring cells that hold the two animals of one pair, each couple once. */
export function pairLinks(zoo: ZooView): [Cell, Cell][] {
  const tileAt = (cell: Cell): TileId | null => {
    const content = zoo.cells[cell]
    return content?.kind === 'tile' ? content.tile : null
  }
  return CELLS.flatMap((cell) => {
    const tile = tileAt(cell)
    const partner = tile && pairOf(tile)
    if (!partner) return []
    return neighbours(cell)
      .filter((other) => cell < other && tileAt(other) === partner)
      .map((other): [Cell, Cell] => [cell, other])
  })
}
