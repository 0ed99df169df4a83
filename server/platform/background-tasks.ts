import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from './logger.ts'
import { watchOutage } from './outage.ts'
import { ServiceUnavailableError } from './service-unavailable-error.ts'

/** No request waits for this work. Its failures are logged, and a shutdown waits for it. */
export type BackgroundTasks = {
  run(name: string, task: () => Promise<void>): Promise<void>
  /**
   * Runs now and every `interval` milliseconds until stopped, except while the previous run continues.
   * An outage is logged when it begins and when it ends.
   */
  repeat(name: string, interval: number, task: () => Promise<void>): () => void
  drain(timeout?: number): Promise<void>
}

export function createBackgroundTasks(log: Logger): BackgroundTasks {
  const running = new Map<Promise<void>, string>()
  const allEnded = async () => {
    while (running.size > 0) await Promise.all(running.keys())
  }
  const run: BackgroundTasks['run'] = (name, task) => {
    const promise: Promise<void> = task()
      .catch((error: unknown) => log.error({ err: error }, `Background task failed: ${name}`))
      .finally(() => running.delete(promise))
    running.set(promise, name)
    return promise
  }
  return {
    run,
    repeat(name, interval, task) {
      const outage = watchOutage(log, {
        begun: `Background task is paused, a service is unavailable: ${name}`,
        ended: `Background task resumed: ${name}`,
      })
      let isRunning = false
      const attempt = async () => {
        isRunning = true
        try {
          await task()
          outage.end()
        } catch (error) {
          if (!(error instanceof ServiceUnavailableError)) throw error
          outage.begin(error)
        } finally {
          isRunning = false
        }
      }
      const start = () => {
        if (!isRunning) void run(name, attempt)
      }
      start()
      const timer = setInterval(start, interval).unref()
      return () => clearInterval(timer)
    },
    async drain(timeout) {
      const ends = [allEnded()]
      if (timeout !== undefined) ends.push(wait(timeout, undefined, { ref: false }))
      await Promise.race(ends)
      if (running.size > 0)
        log.warn({ tasks: [...running.values()] }, 'Background tasks were left unfinished')
    },
  }
}
