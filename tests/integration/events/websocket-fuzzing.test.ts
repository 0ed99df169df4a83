import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { expectKnownErrors } from '#tests/support/arbitrary-graphql.ts'
import { arbitraryText, arbitraryValue, LEAK } from '#tests/support/arbitrary-values.ts'
import { valueAt } from '#tests/support/json.ts'
import { loggedApp } from '#tests/support/logged-app.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { websocketUrl } from '#tests/support/websocket-client.ts'

/** The number of frames. The seed is fixed, so failures are reproducible. */
const RUNS = { seed: 8, numRuns: isNightly ? 60 : 20, endOnFailure: true }
/**
 * Valid close codes for client errors (RFC 6455 and the graphql-ws protocol). Not 1011, a server error, nor 1006, a lost
 * connection.
 */
const CLOSINGS = new Set([1000, 1002, 1003, 1005, 1007, 1009, 4400, 4401, 4403, 4408, 4409, 4429])
const STILL_OPEN = 0
const TYPES = ['connection_ack', 'ping', 'pong', 'next', 'error', 'complete']
const POST_EVENTS = 'subscription { postEvents { __typename } }'
/** Placeholders for a connection_init with a token and for a subscription. */
const GREET = 'greet'
const WATCH = 'watch'
const PING_ID = 'the last'
const PING = JSON.stringify({ type: 'ping', payload: { id: PING_ID } })

const { app, lines } = await loggedApp()
let member: TestMember
beforeAll(async () => {
  lines.length = 0
  const [one] = await createMembers(app, 1)
  if (!one) throw new Error('One was asked for')
  member = one
})

describe('arbitrary WebSocket input is answered or closed by the protocol and leaks nothing:', () => {
  test('messages in any order and shape', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 6 }), (said) => expectRobust(said)),
      RUNS,
    )
    await expectWell()
  })

  test('invalid operations of members', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(payload, { minLength: 1, maxLength: 5 }), async (payloads) => {
        const said = payloads.map((one, n) =>
          JSON.stringify({ type: 'subscribe', id: String(n), payload: one }),
        )
        await expectRobust([GREET, ...said], [...payloads.keys()].map(String))
      }),
      RUNS,
    )
    await expectWell()
  })

  test('clients that disconnect at any time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(message, { maxLength: 4 }), fc.boolean(), async (said, isRude) => {
        const socket = await open()
        for (const one of [GREET, WATCH, ...said]) await say(socket, one)
        const gone = socket.readyState === socket.CLOSED ? undefined : once(socket, 'close')
        if (isRude) socket.terminate()
        else socket.close()
        await gone
      }),
      RUNS,
    )
    await expectWell()
  })

  test('bytes that are no frames', async () => {
    await fc.assert(
      fc.asyncProperty(frames, async (bytes) => {
        const { port, hostname } = new URL(app.url)
        const socket = connect(Number(port), hostname)
        // If the connection is closed within a frame, the server may report that.
        socket.on('error', () => undefined)
        socket.resume()
        socket.write(
          `GET /graphql HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
            'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEA==\r\n' +
            'Sec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
        )
        await once(socket, 'data')
        socket.end(bytes)
        if (!socket.closed) await once(socket, 'close')
      }),
      RUNS,
    )
    await expectWell()
  })
})

test('arbitrary server-sent event requests are answered or subscribed', async () => {
  const operation = fc.record(
    {
      query: fc.oneof(fc.constant(POST_EVENTS), arbitraryValue),
      operationName: arbitraryValue,
      variables: arbitraryValue,
    },
    { requiredKeys: ['query'] },
  )
  await fc.assert(
    fc.asyncProperty(operation, async (asked) => {
      const stream = await openEventStream(member.http, asked)
      expect(stream.status).toBeLessThan(500)
      // An open subscription sends nothing by itself.
      stream.close()
    }),
    RUNS,
  )
  await expectWell()
})

/** Messages before connection_ack close the connection. */
async function say(socket: WebSocket, said: string | Uint8Array): Promise<void> {
  if (socket.readyState !== socket.OPEN) return
  socket.send(inFull(said))
  if (said === GREET) await Promise.race([once(socket, 'message'), once(socket, 'close')])
}

function inFull(said: string | Uint8Array): string | Uint8Array {
  if (said === GREET)
    return JSON.stringify({
      type: 'connection_init',
      payload: { authorization: `Bearer ${member.accessToken}` },
    })
  if (said === WATCH) return JSON.stringify({ type: 'subscribe', id: '1', payload: { query: POST_EVENTS } })
  return said
}

const payload = fc.record(
  {
    query: fc.oneof(
      fc.constantFrom('{ viewer { id } }', 'query ($id: UUID!) { post(id: $id) { id } }', '{', '{ a }'),
      fc.constantFrom(
        '{ '.repeat(5000),
        `{ ${'a: __typename '.repeat(3000)} }`,
        'fragment F on Post { ...F }',
      ),
      arbitraryText,
    ),
    operationName: fc.oneof(fc.constant(null), arbitraryText),
    variables: fc.oneof(fc.constant({ id: 7 }), fc.dictionary(fc.string(), arbitraryValue, { maxKeys: 3 })),
    extensions: fc.oneof(
      fc.constantFrom(
        {},
        { persistedQuery: null },
        { persistedQuery: { version: 1, sha256Hash: '__proto__' } },
      ),
      fc.dictionary(fc.string(), arbitraryValue, { maxKeys: 2 }),
    ),
  },
  { requiredKeys: ['query'] },
)

const kind = fc.oneof(
  fc.constantFrom('connection_init', 'subscribe', 'complete', 'ping', 'pong', 'next', 'start', 'stop'),
  arbitraryText,
)
const id = fc.oneof(
  fc.constantFrom<unknown>('1', '', 'x'.repeat(100_000), '__proto__', 1, null),
  arbitraryValue,
)
const message: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({ type: kind, id, payload: fc.oneof(payload, arbitraryValue) }, { requiredKeys: [] })
      .map((one) => JSON.stringify(one)),
  },
  { weight: 3, arbitrary: fc.constantFrom(GREET, WATCH) },
  { weight: 1, arbitrary: fc.constantFrom('', '[]', 'null', '{', '['.repeat(50_000), 'x'.repeat(300_000)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
)

/** Most combinations of the first bytes of a frame (RFC 6455, section 5.2) are invalid. */
const frames = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 300 }),
  fc.constantFrom(
    // A length of 2^63; reserved bits; no mask; a fragmented ping; a continuation without a start; an invalid close code.
    ...[
      [0x81, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4],
      [0xf1, 0x80, 0, 0, 0, 0],
      [0x81, 0x02, 0x7b, 0x7d],
      [0x09, 0x80, 0, 0, 0, 0],
      [0x80, 0x80, 0, 0, 0, 0],
      [0x88, 0x82, 0, 0, 0, 0, 0x03, 0xed],
      [0x88, 0x81, 0, 0, 0, 0, 0x03],
      [0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe],
      [0x81, 0xfe, 0xff],
    ].map((bytes) => Uint8Array.from(bytes)),
  ),
)

/**
 * Sends everything and then a ping. Checks all messages until the pong and the results of the operations, or until the
 * connection closes.
 */
async function expectRobust(
  said: readonly (string | Uint8Array)[],
  operations: readonly string[] = [],
): Promise<void> {
  const socket = await open()
  const received: string[] = []
  const isOver = new Promise<number>((resolve) => {
    socket.on('close', resolve)
    const awaited = new Set<unknown>([PING_ID, ...operations])
    socket.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString() : 'no text'
      received.push(text)
      const { id: ofOperation, payload: inner } = messageSchema.parse(JSON.parse(text))
      awaited.delete(ofOperation ?? valueAt(inner, 'id'))
      if (awaited.size === 0) resolve(STILL_OPEN)
    })
  })
  for (const one of said) await say(socket, one)
  socket.send(PING)
  const code = await isOver
  expect([...CLOSINGS, STILL_OPEN], received.join('\n')).toContain(code)
  for (const text of received) expectOfProtocol(text)
  socket.terminate()
}

const messageSchema = z.looseObject({
  type: z.enum(TYPES),
  id: z.unknown().optional(),
  payload: z.unknown().optional(),
})
const errorsSchema = z.array(z.looseObject({ extensions: z.object({ code: z.string() }).optional() }))

function expectOfProtocol(text: string): void {
  expect(text).not.toMatch(LEAK)
  const { type, payload: inner } = messageSchema.parse(JSON.parse(text))
  if (type === 'error') expectKnownErrors(errorsSchema.parse(inner))
  if (type === 'next') expectKnownErrors(errorsSchema.parse(Object(inner).errors ?? []))
}

async function open(): Promise<WebSocket> {
  const socket = new WebSocket(websocketUrl(app.url), 'graphql-transport-ws')
  socket.on('error', () => undefined)
  await once(socket, 'open')
  return socket
}

/** All subscriptions have ended, no server error was logged, and new clients are served. */
async function expectWell(): Promise<void> {
  await app.untilWatchers(0)
  expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([])
  await expectRobust([GREET, WATCH])
}
