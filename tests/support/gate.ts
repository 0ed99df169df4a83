import { EventEmitter, once } from 'node:events'

export type Gate = {
  /** Whoever comes waits here until it opens. */
  pass(): Promise<void>
  /** Resolves once someone waits. */
  reached: Promise<unknown>
  open(): void
}

/** Holds something up in the middle for as long as a test needs it there. */
export function createGate(): Gate {
  const signals = new EventEmitter()
  const opened = once(signals, 'open')
  return {
    async pass() {
      signals.emit('reached')
      await opened
    },
    reached: once(signals, 'reached'),
    open: () => void signals.emit('open'),
  }
}
