import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

const log = { info: () => {} }

// Creating a database is slow, so tests share one unless they test its creation.
let dataDirectory: string
let directories: string[] = []
let started: EmbeddedPostgres[] = []

beforeAll(async () => {
  dataDirectory = await makeDirectory()
})

afterEach(async () => {
  await Promise.all(started.map((server) => server.stop()))
  started = []
})

afterAll(async () => {
  await Promise.all(directories.map((directory) => rm(directory, { recursive: true })))
  directories = []
})

test('data persists over a restart', async () => {
  const first = await start()
  await query(first.url, 'CREATE TABLE jokes AS SELECT $$Knock, knock$$ AS text')
  await first.stop()

  const second = await start()
  expect(await query(second.url, 'SELECT text FROM jokes')).toEqual([{ text: 'Knock, knock' }])
})

test('database has a UTF-8 locale and accepts only its owner on this machine', async () => {
  const { url } = await start()
  expect(await query(url, "SELECT lower('ÉÄΣ') AS lower, 'É' ILIKE 'é' AS alike")).toEqual([
    { lower: 'éäσ', alike: true },
  ])
  expect(await query(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  expect((await stat(join(dataDirectory, 'postgres', 'password'))).mode & 0o777).toBe(0o600)
  await expect(query(url.replace(/:[^:@]+@/, ':guess@'), 'SELECT 1')).rejects.toThrow(/password/)
})

test('two concurrent first starts after a killed one share a server, which the last to stop shuts down', async () => {
  const directory = await makeDirectory()
  const { pid } = await runToEnd('true')
  await mkdir(join(directory, `postgres.initialising-${pid}-half`, 'data'), { recursive: true })

  const [one, other] = await Promise.all([start(directory), start(directory)])
  expect(other.url).toBe(one.url)
  expect(await readdir(directory)).toEqual(['postgres'])

  await one.stop()
  expect(await query(other.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await other.stop()
  await expect(query(other.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/)
})

test('server of a killed process is reused and shut down by its new user', async () => {
  const url = await startInProcessThatIsKilled()
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])

  const again = await start()
  expect(again.url).toBe(url)
  await again.stop()
  await expect(query(url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/)
})

test('committed data is recovered after the server was killed', async () => {
  const first = await start()
  await query(first.url, 'CREATE TABLE visits AS SELECT 1 AS id')
  process.kill(await serverPid(), 'SIGKILL')

  const second = await start()
  expect(await query(second.url, 'SELECT id FROM visits')).toEqual([{ id: 1 }])
})

test('stale pid file of another program is ignored', async () => {
  const first = await start()
  const pidFile = pathInCluster('postmaster.pid')
  const content = await readFile(pidFile, 'utf8')
  await first.stop()
  await writeFile(pidFile, content.replace(/^\d+/, String(process.pid)))

  const second = await start()
  expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test("failed start reports PostgreSQL's message and a solution", async () => {
  await (await start()).stop()
  const version = await readFile(pathInCluster('PG_VERSION'))
  await writeFile(pathInCluster('PG_VERSION'), '9.6\n')
  try {
    await expect(start()).rejects.toThrow(/initialized by PostgreSQL version 9\.6[^]*DATABASE_URL/)
  } finally {
    await writeFile(pathInCluster('PG_VERSION'), version)
  }
})

async function makeDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'guffaw-postgres-'))
  directories.push(directory)
  return directory
}

function pathInCluster(name: string): string {
  return join(dataDirectory, 'postgres', 'data', name)
}

async function start(directory = dataDirectory): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDirectory: directory, log })
  started.push(server)
  return server
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

async function serverPid(): Promise<number> {
  return Number.parseInt(await readFile(pathInCluster('postmaster.pid'), 'utf8'), 10)
}

async function startInProcessThatIsKilled(): Promise<string> {
  const source = `
    import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('./embedded-postgres.ts'))}
    const { url } = await startEmbeddedPostgres({
      dataDirectory: ${JSON.stringify(dataDirectory)}, log: { info: () => {} }
    })
    console.log(url)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const [url] = await once(createInterface(child.stdout), 'line')
  child.kill('SIGKILL')
  await exited
  return String(url)
}

async function runToEnd(command: string): Promise<{ pid: number | undefined }> {
  const child = spawn(command)
  await once(child, 'exit')
  return { pid: child.pid }
}
