import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pLimit from 'p-limit'
import { IMAGE_PROCESSING_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { UnsupportedFileTypeError } from '#server/domain/errors.ts'
import type { Logger } from '#server/logger.ts'
import type { Picture, Pictures } from '#server/ports/pictures.ts'
import type { Outcome, Task } from './picture-process.ts'

/** Milliseconds of rest after which the process ends, and gives back what its pictures took. */
const REST = 30_000
/** Milliseconds for all that is made of a picture, the start of the process included: it gives up by itself before. */
const PATIENCE = (IMAGE_PROCESSING_SECONDS + 10) * 1000

// Its source has to be told how to be read; built, it stands beside the server.
const [FILE, FLAGS] = import.meta.filename.endsWith('.ts')
  ? ['picture-process.ts', ['--import', 'tsx']]
  : ['picture-process.js', ['--enable-source-maps']]

/** `ended` is aborted with the reason. */
type PictureProcess = { child: ChildProcess; ended: AbortSignal }

/**
 * Has pictures worked on in a process of its own, one after the other: what a picture takes is not the server's memory, and
 * what one brings down is not the server. Libraries for pools of processes (tinypool 2) lose a task whose process dies while
 * it starts.
 */
export function createPicturesApart(
  log: Logger,
  { patience = PATIENCE, rest = REST } = {},
): Pictures & { close(): Promise<void> } {
  let current: PictureProcess | null = null
  let resting: NodeJS.Timeout | undefined
  const inTurn = pLimit(1)

  const end = async () => {
    clearTimeout(resting)
    const ending = current
    // Whoever comes from now on begins another.
    current = null
    if (!ending || ending.ended.aborted) return
    ending.child.kill()
    await once(ending.ended, 'abort')
  }

  const ask = (task: Task): Promise<Picture> =>
    inTurn(async () => {
      clearTimeout(resting)
      if (!current || current.ended.aborted) current = begin()
      const outcome = await answerOf(current, task, patience).catch((error: unknown): Outcome => {
        log.warn({ err: error }, 'A picture was given up with the process that worked on it')
        return { refusal: messages.fileUnreadable }
      })
      resting = setTimeout(() => void end(), rest).unref()
      if ('refusal' in outcome) throw new UnsupportedFileTypeError(outcome.refusal)
      if ('failure' in outcome) throw outcome.failure
      return outcome.picture
    })

  return {
    preparePicture: (...of) => ask({ make: 'picture', of }),
    preparePhoto: (...of) => ask({ make: 'photo', of }),
    close: () => end(),
  }
}

function begin(): PictureProcess {
  const child = fork(path.join(import.meta.dirname, FILE), {
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
async function answerOf({ child, ended }: PictureProcess, task: Task, patience: number): Promise<Outcome> {
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
