import { existsSync } from 'node:fs'
import { mkdir, readFile, realpath, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createRunner, findServerAccount, type RunProgram } from './postgres-account.ts'
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts'
import {
  clusterAt,
  DATABASE,
  ensureCluster,
  type PostgresCluster,
  readPassword,
  SUPERUSER,
} from './postgres-cluster.ts'
import { type Lease, takeLease } from './postgres-lease.ts'
import { findRunningServer } from './postmaster.ts'

export type EmbeddedPostgres = {
  url: string
  /** Stops the server unless another process uses it. The current process stays alive until then. */
  stop(): Promise<void>
}

type Log = Pick<Logger, 'info'>
type Server = {
  cluster: PostgresCluster
  binaries: PostgresBinaries
  run: RunProgram
  password: string
  log: Log
}

const JOIN_TIMEOUT_MS = 60_000
const JOIN_RETRY_MS = 50

const LOG_TAIL_BYTES = 4096

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // The path of a socket is limited to about 100 characters, but the path of a data directory is not.
  unix_socket_directories: '',
  max_connections: 200,
  shared_buffers: '128MB',
  jit: 'off',
  timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

/**
 * Starts the bundled PostgreSQL or joins the one that runs on this data directory. Errors tell operators what to do.
 */
export async function startEmbeddedPostgres(options: {
  dataDirectory: string
  log: Log
}): Promise<EmbeddedPostgres> {
  try {
    const server = await prepareServer(options.dataDirectory, options.log)
    const { port, lease } = await joinServer(server)
    const url = `postgres://${SUPERUSER}:${server.password}@127.0.0.1:${port}/${DATABASE}`
    let stopping: Promise<void> | undefined
    return { url, stop: () => (stopping ??= leaveServer(server, lease)) }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The embedded PostgreSQL did not start: ${reason.trim()}\n` +
        'To use your own PostgreSQL server, set DATABASE_URL=postgres://user:password@host/database',
      { cause },
    )
  }
}

async function prepareServer(dataDirectory: string, log: Log): Promise<Server> {
  await mkdir(dataDirectory, { recursive: true })
  const root = await realpath(dataDirectory)
  const cluster = clusterAt(join(root, 'postgres'))
  const binaries = findPostgresBinaries()
  const account = await findServerAccount(cluster.data)
  const run = await createRunner(account, [root, binaries.postgres])
  await ensureCluster(cluster, binaries, run, account)
  return { cluster, binaries, run, password: await readPassword(cluster), log }
}

/** Other processes may start, stop or be killed at the same time. The next attempt sees the result. */
async function joinServer(
  server: Server,
  deadline = performance.now() + JOIN_TIMEOUT_MS,
): Promise<{ port: number; lease: Lease }> {
  const { data, logFile } = server.cluster
  const port = (await findRunningServer(data)) ?? (await launchServer(server, deadline))
  const lease = port && (await takeLease(port, server.password))
  if (lease) return { port, lease }
  if (performance.now() > deadline) throw new Error(`The server accepts no connections (see ${logFile})`)
  await sleep(JOIN_RETRY_MS)
  return joinServer(server, deadline)
}

/**
 * Temporary failures in PostgreSQL's log: another program took the port, another start was faster, has just created its
 * pid file or is being undone, or processes of a killed server are still running.
 */
const TEMPORARY_FAILURE =
  /Address already in use|postmaster\.pid" (already exists|is empty)|shutdown request|is still in use/

/** Returns the port of the started server. Undefined: the start can be retried. */
async function launchServer(server: Server, deadline: number): Promise<number | undefined> {
  const { cluster, binaries, run, log } = server
  const port = await findFreePort()
  const flags = Object.entries({ ...SETTINGS, port }).map(([name, value]) => `-c ${name}=${value}`)
  const logStart = await sizeOf(cluster.logFile)
  const files = ['-D', cluster.data, '-l', cluster.logFile]
  try {
    await run(binaries.pgCtl, ['start', '--wait', '--silent', ...files, '-o', flags.join(' ')])
  } catch (cause) {
    const output = await readTail(cluster.logFile, logStart)
    if (TEMPORARY_FAILURE.test(output) && performance.now() < deadline) return undefined
    const reason = output === '' && cause instanceof Error ? cause.message : output
    throw new Error(`${reason}\n(see ${cluster.logFile})`, { cause })
  }
  log.info({ port }, 'Started the embedded PostgreSQL')
  return port
}

async function leaveServer(server: Server, taken: Lease): Promise<void> {
  const leases = [taken]
  try {
    const isLast = await taken.leave().catch(async () => {
      // The server stopped, or it dropped all connections after one of its processes crashed.
      const renewed = await renewLease(server)
      if (renewed) leases.push(renewed)
      return renewed?.leave()
    })
    if (isLast) await stopServer(server)
  } finally {
    await Promise.all(leases.map((lease) => lease.close()))
  }
}

async function renewLease({ cluster, password }: Server): Promise<Lease | undefined> {
  const port = await findRunningServer(cluster.data)
  return port === undefined ? undefined : takeLease(port, password)
}

async function stopServer({ cluster, binaries, run, log }: Server): Promise<void> {
  try {
    await run(binaries.pgCtl, ['stop', '--wait', '--silent', '--mode=fast', '-D', cluster.data])
  } catch (error) {
    if ((await findRunningServer(cluster.data)) !== undefined) throw error
  }
  log.info('Stopped the embedded PostgreSQL')
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = address !== null && typeof address === 'object' ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

async function sizeOf(path: string): Promise<number> {
  return existsSync(path) ? (await stat(path)).size : 0
}

async function readTail(path: string, start: number): Promise<string> {
  const size = await sizeOf(path)
  if (size <= start) return ''
  const from = Math.max(start, size - LOG_TAIL_BYTES)
  return (await readFile(path)).subarray(from).toString('utf8').trim()
}
