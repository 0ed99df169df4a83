import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { createMemoryEvents } from '#server/platform/events/memory-events.ts'
import { startApp } from '#server/app.ts'
import { buildConfig } from '#server/config/config.ts'
import { readEnvironment } from '#server/config/env.ts'
import { createMembers, registration, type TestMember, visit } from '#tests/support/members.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { createGate } from '#tests/support/gate.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { valueAt } from '#tests/support/json.ts'
import { emptyStorage } from '#tests/support/deferred-storage.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { restContract } from '#tests/support/rest-contract.ts'
import { startTestApp, type TestApp, type TestOverrides } from '#tests/support/start-app.ts'
import { createRecordedEvents } from '#tests/support/recorded-events.ts'
import { websocketUrl } from '#tests/support/websocket-client.ts'

const POST_EVENTS = 'subscription { postEvents { __typename } }'

let app: TestApp

describe('shutdown', () => {
  afterEach(() => app.stop())

  test('lets requests in flight finish and accepts no others', async () => {
    const { storage, gate } = slowStorage()
    const member = await startWithMember({ storage })
    const form = new FormData()
    form.append('title', 'Just in time')
    form.append('post', await drawPicture())
    const answer = member.rest.form('/post', form)
    await gate.reached

    const stopped = app.stopServer()
    await expect.poll(isReachable).toBe(false)
    gate.open()
    const created = await answer
    expect(created.status).toBe(201)
    // Without keep-alive, since the client would keep the connection open.
    expect(created.headers.get('connection')).toBe('close')
    await stopped
    const kept = { id: created.text('post.id'), text: 'Just in time' }
    expect(await query('SELECT id, text FROM posts')).toEqual([kept])
  })

  test('ends subscriptions and unused connections, waits for no client, runs once and releases the port', async () => {
    const events = createRecordedEvents()
    const member = await startWithMember({ events })
    const { socket, messages } = await openSocket(member)
    const deaf = await openSocket(member)
    const { results } = await openEventStream(member.http, { query: POST_EVENTS })
    await events.untilWatchers(3)
    // This client ignores the close frame.
    deaf.socket.pause()
    const unused = (await openConnection()).resume()
    const half = (await openConnection('GET /health/live HTTP/1.1\r\nHost: guffaw.example\r\n')).resume()
    const ends = [socket, unused, half].map((connection) => once(connection, 'close'))
    await Promise.all([app.stopServer(), app.stopServer()])
    await app.stopServer()

    // The code of going away, so that clients resume subscriptions elsewhere.
    const [ended] = await Promise.all(ends)
    expect(ended?.[0]).toBe(1001)
    expect(messages.map(({ type }) => type)).toEqual(['connection_ack'])
    expect(await results.next()).toEqual({ done: true, value: undefined })
    await events.untilWatchers(0)
    const { port } = new URL(app.url)
    const next = createServer().listen(Number(port), 'localhost')
    await once(next, 'listening')
    next.close()
    await connectionsEnd(app.databaseUrl)
  })

  test('waits for background tasks before closing their dependencies', async () => {
    const gate = createGate()
    const steps: string[] = []
    const mailer = {
      send: async () => {
        await gate.pass()
        steps.push('mail sent')
      },
      close: () => void steps.push('mailer closed'),
    }
    app = await startTestApp({}, { mailer })
    expect((await visit(app).rest.post('/auth/register', registration())).status).toBe(201)
    await gate.reached
    const stopped = app.stopServer().then(() => steps.push('stopped'))
    await expect.poll(isReachable).toBe(false)
    gate.open()
    await stopped
    expect(steps).toEqual(['mail sent', 'mailer closed', 'stopped'])
  })

  test('abandons tasks that exceed its timeout and logs them', async () => {
    const { log, lines } = createTestLog()
    app = await startTestApp({}, { log, mailer: { send: () => createGate().pass(), close: () => undefined } })
    await visit(app).rest.post('/auth/register', registration())
    await app.stopServer()
    expect(lines.find(({ msg }) => msg === 'Background tasks were left unfinished')).toMatchObject({
      tasks: [expect.stringMatching(/mail/)],
    })
    await connectionsEnd(app.databaseUrl)
  })
})

describe('failed start', () => {
  test('because of a port in use reports it and closes all resources', async () => {
    app = await startTestApp()
    onTestFinished(() => app.stop())
    const { port } = new URL(app.url)
    const closed: string[] = []
    const overrides: TestOverrides = {
      log: createTestLog().log,
      events: { ...createMemoryEvents(), close: async () => void closed.push('events') },
      mailer: { send: async () => undefined, close: () => void closed.push('mailer') },
    }
    const database = await createTestDatabase()
    onTestFinished(() => database.drop())
    const settings = {
      PORT: port,
      DATA_DIR: app.dataDirectory,
      DATABASE_URL: database.url,
      DEMO: 'off',
    }
    await expect(startApp(buildConfig(readEnvironment(settings)), overrides)).rejects.toThrow('EADDRINUSE')
    expect(closed).toEqual(['mailer', 'events'])
    await connectionsEnd(database.url)
    expect((await visit(app).http.fetch('/health/ready')).status).toBe(200)
  })

  test('because of an unreachable database reports it', async () => {
    const url = 'postgres://nobody:secret@127.0.0.1:1/nothing'
    const failed = startTestApp({ databaseUrl: url })
    await expect(failed).rejects.toThrow(/^The database cannot be reached: .*ECONNREFUSED/)
    await expect(failed).rejects.not.toThrow('secret')
  })
})

async function startWithMember(overrides: TestOverrides): Promise<TestMember> {
  app = await startTestApp({}, overrides)
  // The server keeps its limits while it shuts down.
  await restContract(app.url)
  const [member] = await createMembers(app, 1)
  if (!member) throw new Error('A member was asked for')
  return member
}

/** Stores an image when the gate opens. */
function slowStorage() {
  const gate = createGate()
  const storage = { ...emptyStorage, write: () => gate.pass() }
  return { storage, gate }
}

type Message = { type: string }

/** A client that sends only what the test tells it to, so that the server's messages are visible. */
async function openSocket({ accessToken }: TestMember): Promise<{ socket: WebSocket; messages: Message[] }> {
  const socket = new WebSocket(websocketUrl(app.url), 'graphql-transport-ws')
  const messages: Message[] = []
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') messages.push(JSON.parse(data))
  })
  await once(socket, 'open')
  const say = (message: object) => socket.send(JSON.stringify(message))
  say({ type: 'connection_init', payload: { authorization: `Bearer ${accessToken}` } })
  await once(socket, 'message')
  say({ type: 'subscribe', id: '1', payload: { query: POST_EVENTS } })
  return { socket, messages }
}

async function openConnection(said = ''): Promise<Socket> {
  const { hostname, port } = new URL(app.url)
  const connection = connect(Number(port), hostname)
  connection.on('error', () => undefined)
  await once(connection, 'connect')
  connection.write(said)
  // A response on another connection shows that the server has read the earlier message.
  await visit(app).http.fetch('/health/live')
  return connection
}

/** Whether the server accepts new connections. */
function isReachable(): Promise<boolean> {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  return new Promise<boolean>((resolve) => {
    socket.on('connect', () => resolve(true))
    socket.on('error', () => resolve(false))
  }).finally(() => socket.destroy())
}

/** PostgreSQL lists a closed connection for a moment. */
function connectionsEnd(databaseUrl: string) {
  return expect.poll(() => openConnections(databaseUrl)).toBe(0)
}

/** The number of connections of servers to the database. */
async function openConnections(databaseUrl: string): Promise<unknown> {
  const statement = `
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE application_name = 'guffaw' AND datname = current_database()`
  const [row] = await query(statement, databaseUrl)
  return valueAt(row, 'count')
}

async function query(statement: string, databaseUrl = app.databaseUrl): Promise<object[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
