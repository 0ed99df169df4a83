import { setTimeout as wait } from 'node:timers/promises'
import { StorageUnavailableError } from './storage.ts'

const RETRY_DELAY = 1000

/** Retries while the storage is unavailable, until the signal aborts. Other errors are not retried. */
export async function waitForStorage<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StorageUnavailableError)) throw error
      await wait(RETRY_DELAY, undefined, { signal, ref: false })
    }
  }
}
