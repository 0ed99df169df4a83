import { vi } from 'vitest'

type Sent = { type: string; id?: string }

export type StubSockets = {
  /** The last opened socket. */
  current(): StubSocket
  opened(): number
  /** The number of subscriptions so far, of all sockets. */
  subscribed(): number
}

/** Replaces `WebSocket`: opens at once, speaks the graphql-ws protocol and sends what the test wants. */
export function openStubSockets(): StubSockets {
  const sockets: StubSocket[] = []
  vi.stubGlobal(
    'WebSocket',
    class extends StubSocket {
      constructor() {
        super()
        sockets.push(this)
      }
    },
  )
  return {
    current() {
      const last = sockets.at(-1)
      if (!last) throw new Error('No WebSocket was opened')
      return last
    },
    opened: () => sockets.length,
    subscribed: () => sockets.reduce((sum, { subscriptionIds }) => sum + subscriptionIds.length, 0),
  }
}

class StubSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState: number = StubSocket.CONNECTING
  readonly subscriptionIds: string[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number; reason: string }) => void

  constructor() {
    queueMicrotask(() => {
      this.readyState = StubSocket.OPEN
      this.onopen?.()
    })
  }

  send(data: string) {
    const { type, id }: Sent = JSON.parse(data)
    if (type === 'connection_init') queueMicrotask(() => this.#say({ type: 'connection_ack' }))
    if (type === 'subscribe' && id) this.subscriptionIds.push(id)
  }

  close(code = 1000) {
    this.closeWith(code)
  }

  closeWith(code: number) {
    this.readyState = StubSocket.CLOSED
    this.onclose?.({ code, reason: '' })
  }

  sendEvent(payload: unknown) {
    this.#say({ type: 'next', id: this.subscriptionIds.at(-1), payload })
  }

  sendError(payload: unknown) {
    this.#say({ type: 'error', id: this.subscriptionIds.at(-1), payload })
  }

  sendComplete() {
    this.#say({ type: 'complete', id: this.subscriptionIds.at(-1) })
  }

  #say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}
