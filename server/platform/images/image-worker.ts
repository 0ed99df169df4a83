import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { IMAGE_PROCESSING_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { UnsupportedFileTypeError } from '#server/platform/refusals.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { ProcessedImage, Images } from './images.ts'
import { giveToSandbox, sandboxAccount } from '#server/platform/sandbox.ts'
import { createFairQueue } from './fair-queue.ts'
import type { Outcome, Task } from './image-process.ts'

/** Milliseconds of rest after which the process ends, and gives back what its pictures took. */
const IDLE_TIMEOUT = 30_000
/** Milliseconds for all that is made of a picture, the start of the process included: it gives up by itself before. */
const JOB_TIMEOUT = (IMAGE_PROCESSING_SECONDS + 10) * 1000

// Its source has to be told how to be read; built, it stands beside the server.
const [FILE, FLAGS] = import.meta.filename.endsWith('.ts')
  ? ['image-process.ts', ['--import', 'tsx']]
  : ['image-process.js', ['--enable-source-maps']]

/** `ended` is aborted with the reason. */
type ImageProcess = { child: ChildProcess; ended: AbortSignal }

/**
 * The second process accepts small files only, so that a small picture never waits for a large one. Few bytes can hold many
 * pixels: that process returns a picture of more pixels to the queue.
 */
const SMALL = { maxBytes: 2 * 1024 * 1024, maxPixels: 4_000_000 }

type Job = {
  memberId: string
  task: Task
  isSmall: boolean
  resolve(picture: ProcessedImage): void
  reject(error: unknown): void
}

type Limits = { patience: number; rest: number; directory: string }

/**
 * Prepares pictures in child processes: their memory is not the server's, and a picture that crashes its process does not
 * crash the server. Each process runs one job at a time, chosen by round robin between members. The second process starts
 * only when the first is busy. Libraries for process pools (tinypool 2) lose a task whose process exits while it starts.
 */
export function createImageWorker(
  log: Logger,
  /** Every picture lies below `directory`, through which its processes reach them. */
  { patience = JOB_TIMEOUT, rest = IDLE_TIMEOUT, directory = '/' } = {},
): Images & { close(): Promise<void> } {
  const queue = createFairQueue<Job>()
  const general = createWorker(log, { patience, rest, directory })
  const small = createWorker(log, { patience, rest, directory })

  const runNextJobs = () => {
    if (!general.isBusy()) {
      const job = queue.take(() => true)
      if (job) void runJob(general, job, job.task)
    }
    if (!small.isBusy()) {
      const job = queue.take(({ isSmall }) => isSmall)
      if (job) void runJob(small, job, { ...job.task, maxPixels: SMALL.maxPixels })
    }
  }

  const runJob = async (worker: Worker, job: Job, task: Task) => {
    const outcome = await worker.run(task)
    if ('hasTooManyPixels' in outcome) queue.add(job.memberId, { ...job, isSmall: false })
    else if ('refusal' in outcome) job.reject(new UnsupportedFileTypeError(outcome.refusal))
    else if ('failure' in outcome) job.reject(outcome.failure)
    else job.resolve(outcome.picture)
    runNextJobs()
  }

  const prepare = async (memberId: string, task: Task): Promise<ProcessedImage> => {
    const file = await stat(task.file)
    const isSmall = file.isFile() && file.size <= SMALL.maxBytes
    return new Promise((resolve, reject) => {
      queue.add(memberId, { memberId, task, isSmall, resolve, reject })
      runNextJobs()
    })
  }

  return {
    preparePicture: (file, { memberId }) => prepare(memberId, { make: 'picture', file }),
    preparePhoto: (file, { memberId, focus }) => prepare(memberId, { make: 'photo', file, focus }),
    async close() {
      await Promise.all([general.close(), small.close()])
    },
  }
}

type Worker = {
  isBusy(): boolean
  /** Runs one task; must not be called while the worker is busy. Never rejects. */
  run(task: Task): Promise<Outcome>
  close(): Promise<void>
}

/** Starts its process for the first task, and ends it after a while without one. */
function createWorker(log: Logger, { patience, rest, directory }: Limits): Worker {
  let current: ImageProcess | null = null
  let resting: NodeJS.Timeout | undefined
  let isBusy = false

  const close = async () => {
    clearTimeout(resting)
    const ending = current
    // A task that arrives from now on starts another process.
    current = null
    if (!ending || ending.ended.aborted) return
    ending.child.kill()
    await once(ending.ended, 'abort')
  }

  return {
    isBusy: () => isBusy,
    async run(task) {
      isBusy = true
      clearTimeout(resting)
      try {
        await giveToSandbox(task.file)
        if (!current || current.ended.aborted) current = begin(directory)
        return await answerOf(current, withinReach(task, directory), patience).catch(
          (error: unknown): Outcome => {
            log.warn({ err: error }, 'The image process ended or was too slow; its picture is refused')
            return { refusal: messages.fileUnreadable }
          },
        )
      } catch (error) {
        return { failure: error }
      } finally {
        resting = setTimeout(() => void close(), rest).unref()
        isBusy = false
      }
    },
    close,
  }
}

/** A sandboxed process may not enter the directories above `directory`, so it gets paths relative to it. */
function withinReach(task: Task, directory: string): Task {
  return sandboxAccount ? { ...task, file: path.relative(directory, task.file) } : task
}

function begin(directory: string): ImageProcess {
  const child = fork(path.join(import.meta.dirname, FILE), [directory], {
    execArgv: FLAGS,
    serialization: 'advanced',
    // None of the server's secrets. With an arena for each of its threads, glibc would hold on to most of a picture.
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2' },
  })
  const ending = new AbortController()
  child.once('exit', (code, signal) => ending.abort(new Error(`It ended with ${signal ?? code}`)))
  child.once('error', (error) => ending.abort(error))
  // It keeps nothing waiting that has nothing else to do.
  child.unref()
  child.channel?.unref()
  return { child, ended: ending.signal }
}

/** Rejects when the process ends first, as it does when that takes longer than `patience`. */
async function answerOf({ child, ended }: ImageProcess, task: Task, patience: number): Promise<Outcome> {
  // Node 20 lets the garbage collector take an `AbortSignal.timeout` that only `AbortSignal.any` knows, and it never
  // comes (nodejs/node#57736): whoever waited for it waited for good.
  const late = setTimeout(() => child.kill('SIGKILL'), patience)
  try {
    const answered = once(child, 'message', { signal: ended })
    // What cannot be sent is told by its end as well.
    child.send(task, () => undefined)
    const [outcome]: Outcome[] = await answered
    if (!outcome) throw new Error('It answered nothing')
    return outcome
  } finally {
    clearTimeout(late)
  }
}
