import { describe, expect, it } from 'vitest'
import type { Event } from '../src/generated/protocol'
import { changes, sinceLastTurn, standing, toldOnce } from '../src/table/line'

let sequence = 0
const event = (kind: Event['kind'], ply: number, more: Partial<Event> = {}): Event => ({ kind, ply, sequence: ++sequence, ...more })
const turn = (ply: number, seat: number): Event => event('turn_began', ply, { seat })

describe('the line that stands', () => {
  const took = event('took', 1, { seat: 0, tile: 'A001' })
  const placed = event('placed', 2, { seat: 0, tile: 'A001', cell: 'c1' })
  const undone = event('undone', 1, { seat: 0, number: 1 })

  it('leaves out what was taken back', () => {
    expect(standing([took, placed, undone])).toEqual([took])
  })
  it('has it again once it was redone', () => {
    expect(standing([took, placed, undone, event('redone', 2, { number: 1 })])).toEqual([took, placed])
  })
  it('forgets what was taken back when another move is made', () => {
    const other = event('placed', 2, { seat: 0, tile: 'A001', cell: 'e1' })
    const lost = event('redone', 3, { number: 1 })
    expect(standing([took, placed, undone, other, lost])).toEqual([took, other])
  })
})

describe('since the last turn', () => {
  const before = event('placed', 2, { seat: 1, tile: 'A002', cell: 'c1' })
  const between = event('placed', 6, { seat: 1, tile: 'A003', cell: 'd2' })
  const refill = event('refilled', 6, { tile: 'A009', position: 6 })
  const events = [turn(0, 1), before, turn(3, 0), event('took', 4, { seat: 0 }), turn(5, 1), between, refill, turn(7, 0)]

  it('holds what others did after it', () => {
    const found = sinceLastTurn(events, 0)
    expect(found).toContain(between)
    expect(found).not.toContain(before)
    expect(changes(found)).toEqual({ cells: new Map([[1, ['d2']]]), display: ['A009'] })
  })
  it('is empty before the first turn has ended', () => {
    expect(sinceLastTurn([turn(0, 1), before, turn(3, 0)], 0)).toEqual([])
  })
})

describe('a fact told twice', () => {
  const drew = event('drew', 4, { seat: 0, number: 1 })
  const drewTile = event('drew_tile', 4, { seat: 0, tile: 'A001' })
  const lies = event('open_area_placed', 5, { seat: 0, cell: 'c1', from_hand: true })
  const hid = event('hid_tile', 5, { seat: 0, cell: 'c1', tile: 'A002' })

  it('is told once to whoever may see the tile', () => {
    expect(toldOnce([drew, drewTile, lies, hid])).toEqual([drewTile, hid])
  })
  it('stays for everybody else, and where it is another fact', () => {
    const others = [event('drew', 4, { seat: 1, number: 1 }), event('open_area_placed', 5, { seat: 0, cell: 'e1', from_hand: false })]
    expect(toldOnce([drew, lies])).toEqual([drew, lies])
    expect(toldOnce([...others, drewTile, hid])).toEqual([...others, drewTile, hid])
  })
})
