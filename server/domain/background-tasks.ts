import type { Logger } from '#server/logger.ts'

/** Work whose failure is nobody's answer: it is logged, and a stop waits until all of it has ended. */
export type BackgroundTasks = {
  /** The promise never rejects; most callers do not wait for it. */
  run(name: string, task: () => Promise<void>): Promise<void>
  drain(): Promise<void>
}

export function createBackgroundTasks(log: Logger): BackgroundTasks {
  const running = new Set<Promise<void>>()
  return {
    run(name, task) {
      const promise: Promise<void> = task()
        .catch((error: unknown) => log.error({ err: error }, `Background task failed: ${name}`))
        .finally(() => running.delete(promise))
      running.add(promise)
      return promise
    },
    async drain() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
