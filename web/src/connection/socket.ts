/** The WebSocket of a table: says hello, comes back after a drop, and repeats the request under way. */
import type { ClientMessage, ServerMessage, TableRequest } from '../generated/protocol'

/** `refused`: the server wants no more of it, such as an unknown table or a secret that no longer holds. */
export type SocketState = 'connecting' | 'open' | 'lost' | 'refused'

export interface Listener {
  hello: () => { secrets: string[]; after: number }
  message: (message: ServerMessage) => void
  state: (state: SocketState, retryAt?: number) => void
  /** Close code 4403 or 4404. */
  closed: (code: number) => void
}

const PING = 20_000
const SILENCE = 45_000
const DELAYS = [300, 1000, 2000, 4000, 8000, 15_000]
const FINAL_CODES = [4403, 4404]

export class TableSocket {
  #socket: WebSocket | null = null
  #attempts = 0
  #heard = 0
  #ping: ReturnType<typeof setInterval> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #underWay: TableRequest | null = null
  #over = false

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.connect()
  }

  connect = (): void => {
    if (this.#over) return
    clearTimeout(this.#retry)
    this.#drop()
    this.listener.state('connecting')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`)
    this.#socket = socket
    socket.onopen = () => this.#opened()
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#received(JSON.parse(data) as ServerMessage)
    socket.onclose = ({ code }) => socket === this.#socket && this.#lost(code)
  }

  send(message: ClientMessage): void {
    if ('request' in message) this.#underWay = message
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** Nothing is heard or sent until `connect`. */
  pause(): void {
    clearTimeout(this.#retry)
    this.#drop()
  }

  close(): void {
    this.#over = true
    this.pause()
  }

  #opened(): void {
    this.#heard = Date.now()
    this.send({ kind: 'hello', ...this.listener.hello() })
    if (this.#underWay) this.send(this.#underWay)
    this.#ping = setInterval(() => this.#check(), PING)
  }

  #received(message: ServerMessage): void {
    this.#heard = Date.now()
    this.#attempts = 0
    if ('request' in message && message.request === this.#underWay?.request) this.#underWay = null
    if (message.kind === 'update') this.listener.state('open')
    this.listener.message(message)
  }

  #check(): void {
    if (Date.now() - this.#heard > SILENCE) this.#lost(1006)
    else this.send({ kind: 'ping' })
  }

  #lost(code: number): void {
    this.#drop()
    if (FINAL_CODES.includes(code)) {
      this.#over = true
      this.listener.state('refused')
      this.listener.closed(code)
      return
    }
    const delay = DELAYS[Math.min(this.#attempts, DELAYS.length - 1)] ?? 0
    this.#attempts += 1
    this.listener.state('lost', Date.now() + delay)
    this.#retry = setTimeout(this.connect, delay)
  }

  #drop(): void {
    clearInterval(this.#ping)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }
}
