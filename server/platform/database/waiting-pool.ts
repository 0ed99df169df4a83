import pg from 'pg'
import { noteClient } from './transaction-clients.ts'

type Connected = Parameters<pg.Pool['connect']>[0]

type Options = pg.PoolConfig & {
  /** Milliseconds to wait while all connections are in use. Opening a new connection may take longer. */
  waitingTimeoutMillis: number
}

/** Limits and measures the wait for a connection. The timeout of pg would include opening one. */
export class WaitingPool extends pg.Pool {
  /** In order of arrival. Objects distinguish requests that arrive at the same time. */
  readonly #waiting = new Set<{ since: number }>()
  readonly #waitingTimeout: number

  constructor({ waitingTimeoutMillis, ...config }: Options) {
    super(config)
    this.#waitingTimeout = waitingTimeoutMillis
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (callback) return this.#wait(callback)
    const note = noteClient()
    return new Promise((resolve, reject) => {
      this.#wait((error, client) => {
        if (!client) return reject(error)
        note(client)
        resolve(client)
      })
    })
  }

  #wait(callback: Connected): void {
    const entry = { since: performance.now() }
    const timeOut = () => {
      this.#waiting.delete(entry)
      callback(new Error('timeout exceeded when trying to connect'), undefined, () => undefined)
    }
    const isFull = this.totalCount >= this.options.max && this.idleCount <= this.waitingCount
    const timer = isFull ? setTimeout(timeOut, this.#waitingTimeout).unref() : undefined
    this.#waiting.add(entry)
    super.connect((error, client, release) => {
      clearTimeout(timer)
      if (this.#waiting.delete(entry)) callback(error, client, release)
      else if (client) release()
    })
  }

  milliseconds(): number {
    for (const { since } of this.#waiting) return performance.now() - since
    return 0
  }
}
