import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { connectDatabase, type DatabaseConnections } from '#server/platform/database/database.ts'
import { createPrometheusMetrics } from '#server/platform/telemetry/prometheus-metrics.ts'
import { createGate } from '#tests/support/gate.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { createJobQueue, type JobQueue } from './job-queue.ts'
import type { JobHandler } from './run-job.ts'
import { VIDEOS, videoJob, type VideoJob } from './queues.ts'

const log = pino({ level: 'silent' })
const [ADA, GRACE] = [randomUUID(), randomUUID()]
const JOKES = {
  name: 'jokes',
  data: z.object({ joke: z.string() }),
  concurrency: 1,
  retryDelays: [0, 600],
}
type Joke = z.infer<typeof JOKES.data>

let testDatabase: TestDatabase
let connections: DatabaseConnections
beforeEach(async () => {
  testDatabase = await createTestDatabase()
  const metrics = createPrometheusMetrics(log)
  connections = connectDatabase(testDatabase.url, { log, metrics, tracing: null })
})
afterEach(async () => {
  await connections.close()
  await testDatabase.drop()
})

test('members take turns with their videos, and WebM renditions are made after all MP4 renditions', async () => {
  const queue = createJobQueue(VIDEOS, { ...connections, log })
  onTestFinished(queue.close)
  const names = new Map<string, string>()
  const add = async (memberId: string, task: VideoJob['task'], ...added: string[]) => {
    for (const name of added) {
      const mediaId = randomUUID()
      names.set(mediaId, name)
      await queue.add([videoJob(mediaId, memberId, task)])
    }
  }
  await add(ADA, 'webm', 'ada webm 1', 'ada webm 2')
  await add(GRACE, 'webm', 'grace webm')
  await add(ADA, 'forms', 'ada 1', 'ada 2', 'ada 3')
  await add(GRACE, 'forms', 'grace 1', 'grace 2')

  const processed: string[] = []
  queue.start({
    async run({ mediaId }) {
      processed.push(names.get(mediaId) ?? mediaId)
      return 'done'
    },
  })
  await expect.poll(() => processed.length).toBe(8)
  expect(processed.slice(0, 5)).toEqual(['ada 1', 'grace 1', 'ada 2', 'grace 2', 'ada 3'])
  // Grace's last job ended before Ada's.
  expect(processed.slice(5)).toEqual(['grace webm', 'ada webm 1', 'ada webm 2'])
})

test('job that fails is repeated, then given up until that succeeds', async () => {
  const steps: string[] = []
  const handler: JobHandler<Joke> = {
    async run({ joke }, { number }) {
      steps.push(`${joke} ${number}`)
      if (number === 1) return 'failed'
      throw new Error('It is old')
    },
    async giveUp({ joke }) {
      steps.push(`gave up ${joke}`)
      if (steps.filter((step) => step.startsWith('gave up')).length === 1) throw new Error('Not yet')
    },
  }
  const queue = openQueue()
  await queue.add([{ data: { joke: 'Knock' }, memberId: ADA }])
  await runAll(queue, handler)
  expect(steps).toEqual(['Knock 1', 'Knock 2'])
  expect(await queue.count()).toEqual({ waiting: 1, active: 0, failed: 0 })
  const hours = [await hoursUntil(), 1 / 6]
  expect(hours[0]).toBeCloseTo(hours[1] ?? 0, 1)

  await endWaiting()
  await runAll(queue, handler)
  expect(steps.slice(2)).toEqual(['Knock 3', 'gave up Knock'])
  await endWaiting()
  await runAll(queue, handler)
  expect(steps.slice(4)).toEqual(['gave up Knock'])
  expect(await queue.count()).toEqual({ waiting: 0, active: 0, failed: 1 })
})

test('job is repeated by another process once its process has ended, and not before', async () => {
  const gate = createGate()
  onTestFinished(gate.open)
  const [killed, other] = [openQueue(), openQueue()]
  await killed.add([{ data: { joke: 'Knock' }, memberId: ADA }])
  killed.start({ run: () => gate.pass().then(() => 'done') })
  await gate.reached
  const attempts: number[] = []
  const handler: JobHandler<Joke> = {
    async run(_joke, { number }) {
      attempts.push(number)
      return 'done'
    },
  }
  await runAll(other, handler)
  expect(attempts).toEqual([])
  await endWaiting()
  await runAll(other, handler)
  expect(attempts).toEqual([2])
})

test('job of a process that ends its work is repeated at once, and the attempt does not count', async () => {
  const [leaving, other] = [openQueue(), openQueue()]
  const gate = createGate()
  await leaving.add([{ data: { joke: 'Knock' }, memberId: ADA }])
  leaving.start({
    async run(_joke, { signal }) {
      const aborted = new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('Aborted')))
      })
      gate.open()
      await gate.pass()
      await aborted
      return 'done'
    },
  })
  await gate.reached
  await leaving.close()
  const attempts: number[] = []
  await runAll(other, {
    async run(_joke, { number }) {
      attempts.push(number)
      return 'done'
    },
  })
  expect(attempts).toEqual([1])
})

function openQueue(): JobQueue<Joke> {
  const queue = createJobQueue(JOKES, { ...connections, log })
  onTestFinished(queue.close)
  return queue
}

/** Runs the jobs that are due until none is left. */
async function runAll(queue: JobQueue<Joke>, handler: JobHandler<Joke>): Promise<void> {
  for (let run = 0; run < 3; run += 1) await queue.runDue(handler)
}

/** The delays and leases of all jobs end. */
async function endWaiting(): Promise<void> {
  const { job } = connections.database
  await job.updateMany({ data: { runAt: new Date(0) } })
  await job.updateMany({ where: { leasedUntil: { not: null } }, data: { leasedUntil: new Date(0) } })
}

async function hoursUntil(): Promise<number> {
  const { runAt } = await connections.database.job.findFirstOrThrow()
  return (runAt.getTime() - Date.now()) / 3_600_000
}
