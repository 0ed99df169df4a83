import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createVideoQueue } from '#server/platform/queue/create-video-queue.ts'
import { openJobStore, type JobStore } from '#server/platform/queue/job-store.ts'
import type { VideoQueue, VideoTask } from '#server/platform/queue/video-queue.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

const [ADA, GRACE] = [randomUUID(), randomUUID()]

let database: TestDatabase
let store: JobStore
let queue: VideoQueue
beforeEach(async () => {
  database = await createTestDatabase()
  store = await openJobStore(database.url, pino({ level: 'silent' }))
  queue = await createVideoQueue(store)
})
afterEach(async () => {
  await queue.close()
  await store.close()
  await database.drop()
})

test('members take turns with their videos, and WebM renditions are made after all MP4 renditions', async () => {
  const names = new Map<string, string>()
  const add = async (ownerId: string, task: VideoTask, name: string) => {
    const mediaId = randomUUID()
    names.set(mediaId, name)
    await queue.add({ mediaId, ownerId }, task)
  }
  for (const name of ['ada webm 1', 'ada webm 2']) await add(ADA, 'webm', name)
  await add(GRACE, 'webm', 'grace webm')
  for (const name of ['ada 1', 'ada 2', 'ada 3']) await add(ADA, 'forms', name)
  for (const name of ['grace 1', 'grace 2']) await add(GRACE, 'forms', name)

  const processed: string[] = []
  const work = {
    process: async (mediaId: string) => void processed.push(names.get(mediaId) ?? mediaId),
    giveUp: async () => undefined,
  }
  queue.start({ forms: work, webm: work })
  await expect.poll(() => processed.length).toBe(8)
  expect(processed.slice(0, 5)).toEqual(['ada 1', 'grace 1', 'ada 2', 'grace 2', 'ada 3'])
  // Grace's last job ended before Ada's.
  expect(processed.slice(5)).toEqual(['grace webm', 'ada webm 1', 'ada webm 2'])
})
