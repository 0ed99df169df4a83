import { vi } from 'vitest'
import type { TestApp } from './start-app.ts'

/** Resolves when no video is processed or queued. A video is shown before its last rendition is finished. */
export async function waitForVideoJobs(
  { dependencies: { database } }: TestApp,
  timeout = 30_000,
): Promise<void> {
  const expectRest = async () => {
    const jobs = await database.$queryRaw<unknown[]>`
      SELECT FROM pgboss.job WHERE state IN ('created', 'active', 'retry')`
    if (jobs.length > 0) throw new Error(`${jobs.length} jobs are left`)
  }
  await vi.waitFor(expectRest, { timeout, interval: 100 })
}
