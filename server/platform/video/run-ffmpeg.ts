import { spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { constants, getPriority, setPriority } from 'node:os'
import path from 'node:path'
import { sandboxAccount } from '#server/platform/sandbox.ts'

/** KiB of address space, about twice what 8K video takes; PostgreSQL and Node are none of its business. */
const MEMORY = 4 * 1024 * 1024
/** Characters of what it says that are kept, from the beginning and from the end: a broken file is told about at length. */
const KEPT = 32_000

/** Linux ends the child when the process that began it is killed; util-linux knows how to ask for it. */
const END_WITH_US = 'setpriv --pdeathsig KILL true 2>/dev/null && exec setpriv --pdeathsig KILL "$0" "$@";'

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority

export type FfmpegRun = {
  isSuccess: boolean
  /** What it wrote to standard error. */
  said: string
}

export type FfmpegLimits = {
  seconds: number
  /** Unless it is told, twice that: two threads may use it. */
  processorSeconds?: number
  /** Somebody waits for it: it does not yield. */
  isAwaited?: boolean
  signal?: AbortSignal | undefined
  /** Where it runs: paths in its options are relative to it. A sandboxed ffmpeg may not enter the directories above. */
  directory?: string
}

/**
 * Runs ffmpeg as a child that yields to everything else unless somebody waits for it, reads nothing from us and ends in
 * time: after `seconds`, or when the signal says so. Where there is a shell the system also holds it to memory and processor time, and where it can
 * ends it with this process: one that outlives us, ends as well. Rejects when it cannot be started or was broken off.
 */
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
    if (!isAwaited) yieldToOthers(child.pid)
    let said = ''
    child.stderr?.setEncoding('utf8')
    child.stderr?.on('data', (text: string) => {
      said = shorten(said + text)
    })
    let broken: Error | undefined
    const breakOff = (error: Error) => {
      broken ??= error
      child.kill('SIGKILL')
    }
    const timer = setTimeout(() => breakOff(new Error(`ffmpeg took more than ${seconds} s`)), seconds * 1000)
    const onAbort = () => breakOff(new Error('ffmpeg was broken off'))
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
    const end = (act: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      act()
    }
    child.once('error', (error) => end(() => reject(error)))
    child.once('close', (code) =>
      end(() => (broken ? reject(broken) : resolve({ isSuccess: code === 0, said }))),
    )
  })
}

type SpawnLimits = {
  processorSeconds: number
  directory: string | undefined
  /** The open program: the sandbox may not reach it by its path. */
  program: number | undefined
}

function spawnLimited(
  command: string,
  options: readonly string[],
  { processorSeconds, directory, program }: SpawnLimits,
) {
  const isShell = process.platform !== 'win32'
  // What the system does not know is left out.
  const limits = `ulimit -v ${MEMORY} 2>/dev/null; ulimit -t ${processorSeconds} 2>/dev/null; ${END_WITH_US} exec "$0" "$@"`
  const started = program === undefined ? command : '/proc/self/fd/3'
  const [file, args] = isShell ? ['sh', ['-c', limits, started, ...options]] : [command, [...options]]
  return spawn(file, args, {
    ...sandboxAccount,
    cwd: directory,
    stdio: ['ignore', 'ignore', 'pipe', program ?? 'ignore'],
    // Nothing of our settings, least of all the secrets among them.
    env: { PATH: process.env['PATH'] },
    windowsHide: true,
  })
}

function yieldToOthers(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, Math.min(PRIORITY_LOW, getPriority() + PRIORITY_BELOW_NORMAL))
  } catch {
    // It has ended already.
  }
}

function shorten(text: string): string {
  return text.length <= 2 * KEPT ? text : text.slice(0, KEPT) + text.slice(-KEPT)
}
