/** The REST side of the protocol (docs/protocol.md). */
import type {
  About, Analysis, Claim, Fork, History, Moment, NewTable, Problem, SeatKey, Sentence, TableInfo, TableList, TableMade,
  Update,
} from '../generated/protocol' // prettier-ignore
import { secretsOf } from './keys'

/** What went wrong, as the server says it or, without an answer, as we do. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly sentence: Sentence,
  ) {
    super(sentence.id)
  }
}

async function call(path: string, init: RequestInit = {}, table?: string): Promise<Response> {
  const headers = new Headers(init.headers)
  const secrets = table ? secretsOf(table) : []
  if (secrets.length) headers.set('Sanctuary-Seat', secrets.join(','))
  let response: Response
  try {
    response = await fetch(`/api${path}`, { ...init, headers })
  } catch {
    throw new ApiProblem(0, { id: 'problem-no-answer', args: {} })
  }
  if (response.ok) return response
  const problem = (await response.json().catch(() => null)) as Problem | null
  throw new ApiProblem(response.status, problem?.sentence ?? { id: 'problem-other', args: { status: response.status } })
}

async function get<T>(path: string, table?: string): Promise<T> {
  return (await (await call(path, {}, table)).json()) as T
}

async function post<T>(path: string, body: unknown = undefined, table?: string): Promise<T> {
  const init: RequestInit = { method: 'POST' }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'Content-Type': 'application/json' }
  }
  return (await (await call(path, init, table)).json()) as T
}

export const about = () => get<About>('/about')
export const openTables = () => get<TableList>('/tables')
export const myTables = () => get<TableList>('/tables/mine')
export const makeTable = (plan: NewTable) => post<TableMade>('/tables', plan)
export const tableInfo = (id: string) => get<TableInfo>(`/tables/${id}`, id)
export const tableView = (id: string) => get<Update>(`/tables/${id}/view`, id)
export const claimSeat = (id: string, seat: number, claim: Claim) =>
  post<TableMade>(`/tables/${id}/seats/${seat}/claim`, claim)
export const fillSeat = (id: string, seat: number, bot: string) =>
  post<TableInfo>(`/tables/${id}/seats/${seat}/bot`, { bot }, id)
export const seatLink = (id: string, seat: number, revoke = false) =>
  post<SeatKey>(`/tables/${id}/seats/${seat}/link`, { revoke }, id)
export const leaveTable = (id: string) => call(`/tables/${id}/leave`, { method: 'POST' }, id)
export const rematch = (id: string) => post<TableMade>(`/tables/${id}/rematch`, undefined, id)
export const fork = (id: string, plan: Fork) => post<TableMade>(`/tables/${id}/fork`, plan, id)
export const history = (id: string) => get<History>(`/tables/${id}/history`, id)
export const momentAt = (id: string, ply: number, eyes: string) =>
  get<Moment>(`/tables/${id}/at/${ply}?seat=${eyes}`, id)
export const analysisOf = (id: string) => get<Analysis>(`/tables/${id}/analysis`, id)
export const analyse = (id: string) => post<Analysis>(`/tables/${id}/analysis`, undefined, id)
export const recordAddress = (id: string, format: 'json' | 'notation', names: boolean) =>
  `/api/tables/${id}/record?format=${format}&names=${names}`

/** Brings a record, JSON or notation, in as a finished table. */
export async function importRecord(text: string): Promise<TableInfo> {
  const headers = { 'Content-Type': 'text/plain' }
  return (await (await call('/records', { method: 'POST', body: text, headers })).json()) as TableInfo
}

/** The keys of seats that this device took but no longer holds the secrets of: its cookie still speaks for them. */
export async function recoveredKeys(id: string): Promise<SeatKey[]> {
  const { my_seats: mine } = await tableInfo(id)
  return Promise.all(mine.map((seat) => seatLink(id, seat)))
}
