import { stat } from 'node:fs/promises'
import { IMAGE_PROCESSING_SECONDS } from '#rules/limits.ts'
import { UnsupportedFileTypeError } from '#server/platform/refusals.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Images } from './images.ts'
import type { ProcessedImage } from './processed-image.ts'
import { createFairQueue } from './fair-queue.ts'
import type { DrawingTask, FileTask, Outcome, Task } from './image-process.ts'
import { createRenderThread } from './render-in-thread.ts'
import { startImageProcess, type ImageProcess } from './start-image-process.ts'

const IDLE_TIMEOUT = 30_000
/** Milliseconds per job, including the start of the process, whose own limit is shorter. */
const JOB_TIMEOUT = (IMAGE_PROCESSING_SECONDS + 10) * 1000

/** The second process accepts small files only. It returns an image with more pixels to the queue. */
const SMALL = { maxBytes: 2 * 1024 * 1024, maxPixels: 4_000_000 }

/** An SVG of more characters embeds images. */
const SMALL_SVG_LENGTH = 1_000_000

type Job = {
  memberId: string
  task: Task
  isSmall: boolean
  resolve(outcome: Outcome): void
  reject(error: unknown): void
}

type Limits = { jobTimeout: number; idleTimeout: number; directory: string }

/** Child processes contain crashes. tinypool 2 would lose a task whose process exits while it starts. */
export function createImageWorker(
  log: Logger,
  /** The processes have their working directories in `directory`, on the file system of all images. */
  {
    directory,
    jobTimeout = JOB_TIMEOUT,
    idleTimeout = IDLE_TIMEOUT,
  }: Pick<Limits, 'directory'> & Partial<Limits>,
): Images & { close(): Promise<void> } {
  const queue = createFairQueue<Job>()
  const general = createWorker(log, { jobTimeout, idleTimeout, directory })
  const small = createWorker(log, { jobTimeout, idleTimeout, directory })
  const thread = createRenderThread(log)

  const runNextJobs = () => {
    if (!general.isBusy()) {
      const job = queue.take(() => true)
      if (job) void runJob(general, job, job.task)
    }
    if (!small.isBusy()) {
      const job = queue.take(({ isSmall }) => isSmall)
      if (job) void runJob(small, job, withPixelLimit(job.task))
    }
  }

  const runJob = async (worker: Worker, job: Job, task: Task) => {
    const outcome = await worker.run(task)
    if ('hasTooManyPixels' in outcome) queue.add(job.memberId, { ...job, isSmall: false })
    else if ('refusal' in outcome) job.reject(new UnsupportedFileTypeError(outcome.refusal))
    else if ('failure' in outcome) job.reject(outcome.failure)
    else job.resolve(outcome)
    runNextJobs()
  }

  const add = (memberId: string, task: Task, isSmall: boolean): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      queue.add(memberId, { memberId, task, isSmall, resolve, reject })
      runNextJobs()
    })

  const read = async (memberId: string, task: FileTask): Promise<Outcome> => {
    const file = await stat(task.file)
    return add(memberId, task, file.isFile() && file.size <= SMALL.maxBytes)
  }

  const draw = (memberId: string, task: DrawingTask): Promise<Outcome> =>
    add(memberId, task, task.svg.length <= SMALL_SVG_LENGTH)

  return {
    prepareImage: async (file, { memberId }) => imageOf(await read(memberId, { kind: 'image', file })),
    preparePhoto: async (file, { memberId, focus }) =>
      imageOf(await read(memberId, { kind: 'photo', file, focus })),
    async readFrames(file, { memberId }) {
      const outcome = await read(memberId, { kind: 'frames', file })
      if ('frames' in outcome) return outcome.frames
      throw new Error('The image process returned no frames')
    },
    renderMeme: (drawing) => thread.render(drawing),
    async drawMeme(svg, picture, { memberId }) {
      const outcome = await draw(memberId, { kind: 'drawing', svg, picture })
      if ('drawing' in outcome) return outcome.drawing
      throw new Error('The image process returned no drawing')
    },
    async prepareMeme(svg, { memberId }) {
      return imageOf(await draw(memberId, { kind: 'meme', svg }))
    },
    async close() {
      await Promise.all([general.close(), small.close(), thread.close()])
    },
  }
}

function imageOf(outcome: Outcome): ProcessedImage {
  if ('image' in outcome) return outcome.image
  throw new Error('The image process returned no image')
}

function withPixelLimit(task: Task): Task {
  return 'file' in task ? { ...task, maxPixels: SMALL.maxPixels } : task
}

type Worker = {
  isBusy(): boolean
  run(task: Task): Promise<Outcome>
  close(): Promise<void>
}

function createWorker(log: Logger, { jobTimeout, idleTimeout, directory }: Limits): Worker {
  let current: ImageProcess | null = null
  let idleTimer: NodeJS.Timeout | undefined
  let isBusy = false

  const close = async () => {
    clearTimeout(idleTimer)
    const ending = current
    current = null
    await ending?.end()
  }

  return {
    isBusy: () => isBusy,
    async run(task) {
      isBusy = true
      clearTimeout(idleTimer)
      try {
        if (!current || current.ended.aborted) current = await startImageProcess(log, directory)
        return await current.run(task, jobTimeout)
      } catch (error) {
        return { failure: error }
      } finally {
        idleTimer = setTimeout(() => void close(), idleTimeout).unref()
        isBusy = false
      }
    },
    close,
  }
}
