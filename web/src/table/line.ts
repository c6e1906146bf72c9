/** The events of the line that stands: those of moves taken back are left out. */
import type { Event } from '../generated/protocol'

export function standing(events: readonly Event[]): Event[] {
  const kept: Event[] = []
  let dropped: Event[] = []
  for (const event of events) {
    if (event.kind === 'undone') {
      const from = kept.findIndex((one) => one.ply > event.ply)
      if (from >= 0) dropped = [...kept.splice(from), ...dropped]
    } else if (event.kind === 'redone') {
      kept.push(...dropped.filter((one) => one.ply <= event.ply))
      dropped = dropped.filter((one) => one.ply > event.ply)
    } else {
      const isNewMove = kept.length > 0 && event.ply > (kept.at(-1)?.ply ?? 0)
      if (isNewMove) dropped = []
      kept.push(event)
    }
  }
  return kept
}

/** Events that say the same as one that names the tile: for whoever may see that one. */
const NAMED_BY: Partial<Record<Event['kind'], Event['kind']>> = { drew: 'drew_tile', open_area_placed: 'hid_tile' }

/** The events without those that another one of the same move tells more fully. */
export function toldOnce(events: readonly Event[]): Event[] {
  const key = ({ ply, seat, cell }: Event, kind: Event['kind']) => `${kind} ${ply} ${seat} ${cell ?? ''}`
  const seen = new Set(events.map((event) => key(event, event.kind)))
  return events.filter((event) => {
    const fuller = NAMED_BY[event.kind]
    return !fuller || !seen.has(key(event, fuller))
  })
}

/** What happened since the seat's last turn: while others played, and up to now if they still do. */
export function sinceLastTurn(events: readonly Event[], seat: number): Event[] {
  const line = standing(events)
  const turns = line.flatMap((event, at) => (event.kind === 'turn_began' ? [{ at, seat: event.seat }] : []))
  const next = turns.findLast((turn, index) => turn.seat !== seat && turns[index - 1]?.seat === seat)
  return next ? line.slice(next.at).filter((event) => event.seat !== seat) : []
}

/** Cells of each zoo, and tiles of the display, that changed in these events. */
export function changes(events: readonly Event[]): { cells: Map<number, string[]>; display: string[] } {
  const cells = new Map<number, string[]>()
  const display: string[] = []
  for (const event of events) {
    const cell = event.to ?? (event.kind === 'placed' || event.kind === 'open_area_placed' ? event.cell : undefined)
    if (cell && event.seat !== undefined) cells.set(event.seat, [...(cells.get(event.seat) ?? []), cell])
    if (event.kind === 'refilled' && event.tile) display.push(event.tile)
  }
  return { cells, display }
}
