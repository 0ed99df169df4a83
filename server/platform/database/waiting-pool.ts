import pg from 'pg'

type Connected = Parameters<pg.Pool['connect']>[0]

type Options = pg.PoolConfig & {
  /** Milliseconds that somebody waits while all connections are in use. One that has yet to be made may take longer. */
  waitingTimeoutMillis: number
}

/** Knows how long the first of those that wait for a connection has waited. */
export class WaitingPool extends pg.Pool {
  /** In the order in which they came; each an object of its own, since two may come at the same moment. */
  readonly #waiting = new Set<{ since: number }>()
  readonly #patience: number

  constructor({ waitingTimeoutMillis, ...config }: Options) {
    super(config)
    this.#patience = waitingTimeoutMillis
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (callback) return this.#wait(callback)
    return new Promise((resolve, reject) => {
      this.#wait((error, client) => (client ? resolve(client) : reject(error)))
    })
  }

  #wait(callback: Connected): void {
    const one = { since: performance.now() }
    const giveUp = () => {
      this.#waiting.delete(one)
      callback(new Error('timeout exceeded when trying to connect'), undefined, () => undefined)
    }
    const isFull = this.totalCount >= this.options.max && this.idleCount <= this.waitingCount
    const timer = isFull ? setTimeout(giveUp, this.#patience).unref() : undefined
    this.#waiting.add(one)
    super.connect((error, client, release) => {
      clearTimeout(timer)
      if (this.#waiting.delete(one)) callback(error, client, release)
      // What comes too late is for the next.
      else if (client) release()
    })
  }

  /** 0 when nobody waits. */
  milliseconds(): number {
    for (const { since } of this.#waiting) return performance.now() - since
    return 0
  }
}
