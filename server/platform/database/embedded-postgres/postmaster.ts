import { execFile } from 'node:child_process'
import { readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const READY_TIMEOUT_MS = 60_000
const POLL_INTERVAL_MS = 25

type PidFile = { content: string; pid: number; port: number; status: string }

/** Waits while the server is starting or stopping. Undefined: no server runs, even if a stale pid file exists. */
export async function findRunningServer(
  dataDirectory: string,
  deadline = performance.now() + READY_TIMEOUT_MS,
): Promise<number | undefined> {
  const pidFile = await readPidFile(dataDirectory)
  if (!pidFile || !isAlive(pidFile.pid)) return undefined
  if (!(await isPostmaster(pidFile.pid, dataDirectory))) {
    await removeStalePidFile(dataDirectory, pidFile)
    return undefined
  }
  if (pidFile.status === 'ready') return pidFile.port
  if (performance.now() > deadline) {
    throw new Error(`The server of ${dataDirectory} neither started nor stopped within a minute`)
  }
  await sleep(POLL_INTERVAL_MS)
  return findRunningServer(dataDirectory, deadline)
}

async function readPidFile(dataDirectory: string): Promise<PidFile | undefined> {
  const content = await readFile(pidFilePath(dataDirectory), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (content === undefined) return undefined
  const lines = content.split('\n').map((line) => line.trim())
  return { content, pid: Number(lines[0]), port: Number(lines[3]), status: lines[7] ?? 'starting' }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** After a restart of the machine or the container, another program may have this process id. */
async function isPostmaster(pid: number, dataDirectory: string): Promise<boolean> {
  if (process.platform === 'win32') return true
  try {
    return (await readCommandLine(pid)).includes(dataDirectory)
  } catch {
    return isAlive(pid)
  }
}

async function readCommandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8')
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
  return stdout
}

/** PostgreSQL would take the other program for a running server and refuse to start. */
async function removeStalePidFile(dataDirectory: string, stale: PidFile): Promise<void> {
  const current = await readPidFile(dataDirectory)
  if (current?.content === stale.content) await unlink(pidFilePath(dataDirectory))
}

function pidFilePath(dataDirectory: string): string {
  return join(dataDirectory, 'postmaster.pid')
}
