import { setTimeout as wait } from 'node:timers/promises'
import { StorageUnavailableError } from './storage.ts'

/** Milliseconds until a storage that is away is asked again. */
const PAUSE = 1000

/** Tries again for as long as the storage is away, or until the signal. Anything else that fails has failed. */
export async function waitForStorage<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StorageUnavailableError)) throw error
      await wait(PAUSE, undefined, { signal, ref: false })
    }
  }
}
