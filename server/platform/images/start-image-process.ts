import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { messages } from '#rules/messages.ts'
import type { Logger } from '#server/platform/logger.ts'
import { createSandbox, sandboxAccount } from '#server/platform/sandbox.ts'
import type { Outcome, Task } from './image-process.ts'

// Node.js needs a loader for the TypeScript source. The built file is next to the server.
const [FILE, FLAGS] = import.meta.filename.endsWith('.ts')
  ? ['image-process.ts', ['--import', 'tsx']]
  : ['image-process.js', ['--enable-source-maps']]

export type ImageProcess = {
  ended: AbortSignal
  /** Refuses the image if the process ends or takes longer than `timeout` milliseconds. */
  run(task: Task, timeout: number): Promise<Outcome>
  end(): Promise<void>
}

/** The working directory of the process is in `parent`, on the file system of all images. */
export async function startImageProcess(log: Logger, parent: string): Promise<ImageProcess> {
  const sandbox = await createSandbox(parent)
  const child = fork(path.join(import.meta.dirname, FILE), [sandbox.directory], {
    execArgv: FLAGS,
    serialization: 'advanced',
    // The child gets no secrets of the server. With one arena per thread, glibc would keep most of the memory.
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2' },
  })
  const ending = new AbortController()
  child.once('exit', (code, signal) =>
    ending.abort(new Error(`The image process ended with ${signal ?? code}`)),
  )
  child.once('error', (error) => ending.abort(error))
  // An idle child process must not keep the server running.
  child.unref()
  child.channel?.unref()
  const removed = once(ending.signal, 'abort')
    .then(() => sandbox.remove())
    .catch((error: unknown) => log.warn({ err: error }, 'The directory of an image process was not removed'))
  const send = (task: Task, timeout: number) =>
    sendTask(child, task, { ended: ending.signal, timeout }).catch((error: unknown): Outcome => {
      log.warn({ err: error }, 'The image process ended or timed out, so its image is refused')
      return { refusal: messages.fileUnreadable }
    })
  return {
    ended: ending.signal,
    async run(task, timeout) {
      if (!('file' in task)) return send(task, timeout)
      return sandbox.withFile(task.file, (file) => send({ ...task, file: pathInSandbox(file) }, timeout))
    },
    async end() {
      child.kill()
      await removed
    },
  }
}

/** A sandboxed process cannot enter the parents of its working directory. */
function pathInSandbox(file: string): string {
  return sandboxAccount ? path.basename(file) : file
}

async function sendTask(
  child: ChildProcess,
  task: Task,
  { ended, timeout }: { ended: AbortSignal; timeout: number },
): Promise<Outcome> {
  // Node.js 20 may collect an `AbortSignal.timeout` that only `AbortSignal.any` references (nodejs/node#57736).
  const timer = setTimeout(() => child.kill('SIGKILL'), timeout)
  try {
    const response = once(child, 'message', { signal: ended })
    child.send(task, () => undefined)
    const [outcome]: Outcome[] = await response
    if (!outcome) throw new Error('The image process sent no result')
    return outcome
  } finally {
    clearTimeout(timer)
  }
}
