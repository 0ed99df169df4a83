import { spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { constants, getPriority, setPriority } from 'node:os'
import path from 'node:path'
import { sandboxAccount } from '#server/platform/sandbox.ts'

/** KiB of address space, about twice what 8K video needs. */
const MEMORY = 4 * 1024 * 1024
/** Characters that are kept from the start and the end of standard error. ffmpeg reports damaged files at length. */
const OUTPUT_MAX = 32_000

/** Linux ends the child when this process is killed, by setpriv of util-linux. */
const EXIT_WITH_PARENT =
  'setpriv --pdeathsig KILL true 2>/dev/null && exec setpriv --pdeathsig KILL "$0" "$@";'

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority

export type FfmpegRun = {
  isSuccess: boolean
  stderr: string
}

export type FfmpegLimits = {
  seconds: number
  /** By default twice `seconds`, for two threads. */
  processorSeconds?: number
  /** The child keeps its normal priority, because a request waits for the result. */
  isAwaited?: boolean
  signal?: AbortSignal | undefined
  /** The working directory. Paths are relative to it, because a sandboxed ffmpeg may not access its parents. */
  directory?: string
}

/** With a shell, the system also limits memory and processor time. Rejects if ffmpeg cannot start or is aborted. */
export async function runFfmpeg(
  command: string,
  options: readonly string[],
  { seconds, processorSeconds = 2 * seconds, isAwaited = false, signal, directory }: FfmpegLimits,
): Promise<FfmpegRun> {
  signal?.throwIfAborted()
  const program =
    sandboxAccount && path.isAbsolute(command) ? await open(command).catch(() => undefined) : undefined
  try {
    const child = spawnLimited(command, options, { processorSeconds, directory, program: program?.fd })
    return await resultOf(child, { seconds, isAwaited, signal })
  } finally {
    await program?.close()
  }
}

function resultOf(
  child: ReturnType<typeof spawnLimited>,
  { seconds, isAwaited, signal }: Pick<FfmpegLimits, 'seconds' | 'isAwaited' | 'signal'>,
): Promise<FfmpegRun> {
  return new Promise((resolve, reject) => {
    if (!isAwaited) lowerPriority(child.pid)
    let stderr = ''
    child.stderr?.setEncoding('utf8')
    child.stderr?.on('data', (text: string) => {
      stderr = shorten(stderr + text)
    })
    let failure: Error | undefined
    const abort = (error: Error) => {
      failure ??= error
      child.kill('SIGKILL')
    }
    const timer = setTimeout(() => abort(new Error(`ffmpeg took more than ${seconds} s`)), seconds * 1000)
    const onAbort = () => abort(new Error('ffmpeg was aborted'))
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
    const end = (act: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      act()
    }
    child.once('error', (error) => end(() => reject(error)))
    child.once('close', (code) =>
      end(() => (failure ? reject(failure) : resolve({ isSuccess: code === 0, stderr }))),
    )
  })
}

type SpawnLimits = {
  processorSeconds: number
  directory: string | undefined
  /** The opened executable, because a sandbox may be unable to reach its path. */
  program: number | undefined
}

function spawnLimited(
  command: string,
  options: readonly string[],
  { processorSeconds, directory, program }: SpawnLimits,
) {
  const isShell = process.platform !== 'win32'
  const limits = `ulimit -v ${MEMORY} 2>/dev/null; ulimit -t ${processorSeconds} 2>/dev/null; ${EXIT_WITH_PARENT} exec "$0" "$@"`
  const started = program === undefined ? command : '/proc/self/fd/3'
  const [file, args] = isShell ? ['sh', ['-c', limits, started, ...options]] : [command, [...options]]
  return spawn(file, args, {
    ...sandboxAccount,
    cwd: directory,
    stdio: ['ignore', 'ignore', 'pipe', program ?? 'ignore'],
    // The environment contains no settings and no secrets.
    env: { PATH: process.env['PATH'] },
    windowsHide: true,
  })
}

function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, Math.min(PRIORITY_LOW, getPriority() + PRIORITY_BELOW_NORMAL))
  } catch {
    // The process has already ended.
  }
}

function shorten(text: string): string {
  return text.length <= 2 * OUTPUT_MAX ? text : text.slice(0, OUTPUT_MAX) + text.slice(-OUTPUT_MAX)
}
