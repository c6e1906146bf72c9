/** The seat secrets this browser holds. They live here and in a link's fragment, which never reaches a server. */
import type { SeatKey } from '../generated/protocol'
import { readKept, writeKept } from './storage'

type Keys = Record<string, Record<string, string>>
const PLACE = 'sanctuary.seats'
/** Secrets of tables opened since the page was loaded: they serve where nothing can be kept. */
const held: Keys = {}

function read(): Keys {
  const keys: Keys = {}
  for (const [table, seats] of Object.entries({ ...readKept(PLACE), ...held })) {
    if (typeof seats !== 'object' || seats === null) continue
    const secrets = Object.entries(seats).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    keys[table] = Object.fromEntries(secrets)
  }
  return keys
}

/** In the order of the seats. */
export function secretsOf(table: string): string[] {
  return Object.entries(read()[table] ?? {})
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, secret]) => secret)
}

export function secretOf(table: string, seat: number): string | undefined {
  return read()[table]?.[seat]
}

export function keep(table: string, keys: readonly SeatKey[]): void {
  const all = read()
  const mine = { ...all[table], ...Object.fromEntries(keys.map(({ seat, secret }) => [seat, secret])) }
  held[table] = mine
  writeKept(PLACE, { ...all, [table]: mine })
}

export function forget(table: string): void {
  const all = read()
  delete all[table]
  delete held[table]
  writeKept(PLACE, all)
}

/** The key in a seat's link, `#seat=N&secret=SECRET`. */
export function keyIn(fragment: string): SeatKey | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  const seat = Number(fields.get('seat') ?? NaN)
  const secret = fields.get('secret')
  return secret && Number.isInteger(seat) ? { seat, secret } : null
}

export function seatAddress(table: string, { seat, secret }: SeatKey): string {
  return `${location.origin}/table/${table}#seat=${seat}&secret=${secret}`
}
