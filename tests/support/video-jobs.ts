import { vi } from 'vitest'
import type { TestApp } from './start-app.ts'

/** Resolves when no video is processed or queued. A video is shown before its last rendition is finished. */
export async function waitForVideoJobs(
  { dependencies: { database } }: TestApp,
  timeout = 30_000,
): Promise<void> {
  const expectRest = async () => {
    const left = await database.job.count({ where: { queue: 'videos' } })
    if (left > 0) throw new Error(`${left} jobs are left`)
  }
  await vi.waitFor(expectRest, { timeout, interval: 100 })
}
