import { EventEmitter, once } from 'node:events'

export type Gate = {
  /** Callers wait here until the gate opens. */
  pass(): Promise<void>
  /** Resolves when someone waits. */
  reached: Promise<unknown>
  open(): void
}

/** Pauses an operation in the middle for a test. */
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
