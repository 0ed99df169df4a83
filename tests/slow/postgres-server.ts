import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { access, chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import pg from 'pg'
import { findServerAccount } from '#server/platform/database/embedded-postgres/postgres-account.ts'
import { startOnUnusedPort } from '#tests/support/unused-port.ts'

export type PostgresServer = {
  /** Creates an empty database. Returns its URL. */
  createDatabase(name: string): Promise<string>
  stop(): Promise<void>
}

/** The directory of Debian's PostgreSQL versions. */
const VERSIONS = '/usr/lib/postgresql'

/** The PostgreSQL programs of the system. Null if there are none, which is an error in CI. */
export async function findPostgresPrograms(): Promise<string | null> {
  const versions = (await readdir(VERSIONS).catch(() => [])).map(Number).sort((one, other) => other - one)
  for (const version of versions) {
    const directory = path.join(VERSIONS, String(version), 'bin')
    const programs = ['initdb', 'postgres', 'pg_dump', 'pg_restore']
    const found = programs.map((program) => access(path.join(directory, program)))
    if ((await Promise.allSettled(found)).every(({ status }) => status === 'fulfilled')) return directory
  }
  if (process.env['CI']) throw new Error('PostgreSQL is missing (on Debian: apt-get install postgresql)')
  return null
}

/** A PostgreSQL server like an operator's, in addition to the embedded one. */
export async function startPostgresServer(programs: string): Promise<PostgresServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'guffaw-postgres-'))
  const account = await findServerAccount(directory)
  if (account) await chown(directory, account.uid, account.gid)
  const data = path.join(directory, 'data')
  const initdb = ['--pgdata', data, '--username', 'guffaw', '--auth=trust', '--encoding=UTF8', '--locale=C']
  const options = { ...account, cwd: '/' }
  await promisify(execFile)(path.join(programs, 'initdb'), [...initdb, '--no-sync'], options)
  const { port, server } = await startOnUnusedPort(async (candidate) => {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      `port=${candidate}`,
      'fsync=off',
    ]
    const flags = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
    const started = spawn(path.join(programs, 'postgres'), flags, {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await untilReady(started)
    return started
  })
  const urlOf = (database: string) => `postgres://guffaw@127.0.0.1:${port}/${database}`
  return {
    async createDatabase(name) {
      const client = new pg.Client({ connectionString: urlOf('postgres') })
      await client.connect()
      await client.query(`CREATE DATABASE ${name}`)
      await client.end()
      return urlOf(name)
    },
    async stop() {
      server.kill('SIGINT')
      if (server.exitCode === null) await once(server, 'exit')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function untilReady({ stderr }: ChildProcess): Promise<void> {
  const said: string[] = []
  if (!stderr) throw new Error('Nothing can be heard of it')
  const lines = createInterface(stderr)
  for await (const line of lines) {
    said.push(line)
    // Reads later output, because a full pipe would block the server.
    if (line.includes('ready to accept connections')) return void stderr.resume()
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`)
}
