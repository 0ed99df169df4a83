import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createVideoQueue } from '#server/platform/queue/create-video-queue.ts'
import { openJobStore, type JobStore } from '#server/platform/queue/job-store.ts'
import type { VideoQueue } from '#server/platform/queue/video-queue.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

const log = pino({ level: 'silent' })

type Done = (mediaId: string) => Promise<void>

let database: TestDatabase
let store: JobStore
let queue: VideoQueue
beforeEach(async () => {
  database = await createTestDatabase()
  store = await openJobStore(database.url, log)
  queue = await createVideoQueue(store)
})
afterEach(async () => {
  await queue.close()
  await store.close()
  await database.drop()
})

// The state that a killed process leaves.
test.each([
  ['for a video', 'videos', 'process'],
  ['for a failed video', 'failed-videos', 'giveUp'],
] as const)('job %s is taken over from a dead process', async (_what, name, call) => {
  const mediaId = randomUUID()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(
    `INSERT INTO pgboss.job (name, data, state, started_on) VALUES ($1, $2, 'active', now() - interval '5 seconds')`,
    [name, { mediaId, task: 'forms' }],
  )
  await client.end()
  const work = { process: vi.fn<Done>(), giveUp: vi.fn<Done>() }
  queue.start({ forms: work, webm: work })
  await expect.poll(() => work[call].mock.calls[0]?.[0]).toBe(mediaId)
})
