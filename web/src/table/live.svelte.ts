/** A table as the server last told it, and the one request that may be under way. */
import { keep, secretsOf } from '../connection/keys'
import { TableSocket } from '../connection/socket'
import type { SocketState } from '../connection/socket'
import type { Event, Hints, SeatKey, Sentence, ServerMessage, TableRequest, Update } from '../generated/protocol'

type WithoutOrigin<R> = R extends TableRequest ? Omit<R, 'request' | 'seat' | 'version'> : never
/** A request without what `LiveTable` fills in itself. */
export type Wish = WithoutOrigin<TableRequest>

export class LiveTable {
  update = $state.raw<Update | null>(null)
  /** Everything that happened, from the first move on. */
  events = $state.raw<readonly Event[]>([])
  connection = $state<SocketState>('connecting')
  /** When the next attempt to connect will be made, in milliseconds. */
  retryAt = $state(0)
  /** Why the last request was not carried out. */
  refusal = $state.raw<Sentence | null>(null)
  stale = $state(false)
  /** The hints that came last. */
  hints = $state.raw<Hints | null>(null)
  /** Close code after which there is nothing more to see. */
  gone = $state<number | null>(null)

  #request = $state.raw<TableRequest | null>(null)
  #awaited = $state(0)
  readonly #socket: TableSocket

  constructor(readonly id: string) {
    this.#socket = new TableSocket(id, {
      hello: () => ({ secrets: secretsOf(id), after: this.update?.version ?? 0 }),
      message: (message) => this.#receive(message),
      state: (state, retryAt) => {
        this.connection = state
        this.retryAt = retryAt ?? 0
      },
      closed: (code) => (this.gone = code),
    })
  }

  /** Whether a request has not been answered, or its outcome not been shown yet. */
  get busy(): boolean {
    return this.#request !== null || this.#awaited > (this.update?.version ?? 0)
  }

  /** Whether the reader has to choose now. */
  get mine(): boolean {
    return (this.update?.legal.length ?? 0) > 0
  }

  move(move: number): void {
    this.ask({ kind: 'move', move })
  }

  /** Asks for something in the name of the seat looked through, and gives the request's id; null while another is under way. */
  ask(wish: Wish): string | null {
    const { update } = this
    if (!update || update.seat === undefined || this.busy) return null
    this.refusal = null
    this.stale = false
    const request = { ...wish, request: newRequestId(), seat: update.seat, version: update.version } as TableRequest
    this.#request = request
    this.#socket.send(request)
    return request.request
  }

  look(seat: number | undefined): void {
    this.#socket.send({ kind: 'look', seat })
  }

  reconnect(): void {
    this.#socket.connect()
  }

  /** A seat was taken here: show the table through its eyes. */
  sitDown(keys: readonly SeatKey[]): void {
    keep(this.id, keys)
    this.#socket.connect()
  }

  /** A seat's secrets are changed: the table is left meanwhile, since the old ones end with it. */
  async renewKey(renewed: () => Promise<SeatKey>): Promise<SeatKey> {
    this.#socket.pause()
    try {
      const key = await renewed()
      keep(this.id, [key])
      return key
    } finally {
      this.#socket.connect()
    }
  }

  close(): void {
    this.#socket.close()
  }

  #receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'update':
        this.#show(message)
        break
      case 'accepted':
        if (message.request === this.#request?.request) this.#awaited = message.version
        this.#answered(message.request)
        break
      case 'refused':
        this.refusal = message.sentence
        this.#answered(message.request)
        break
      case 'stale':
        this.stale = true
        this.#answered(message.request)
        break
      case 'hints':
        this.hints = message
        break
      case 'problem':
        this.refusal = message.sentence
        this.#request = null
        break
      case 'pong':
        break
    }
  }

  #answered(request: string): void {
    if (request === this.#request?.request) this.#request = null
  }

  #show(update: Update): void {
    const known = this.update?.version ?? 0
    if (update.since === 0) this.events = update.events
    else if (update.version > known) this.events = [...this.events, ...update.events.filter(({ sequence }) => sequence > known)]
    this.update = update
  }
}

/** `crypto.randomUUID` is only there on secure origins; a table may be played over plain http at home. */
function newRequestId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
