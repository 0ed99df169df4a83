import { createOperationDescriptor, Observable, type GraphQLResponse } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import compiledSubscription from '#client/__generated__/usePostEventsSubscription.graphql.ts'
import { sessionStatus, markSignedIn } from '#client/session/session.ts'
import { readSessionRecord, writeSessionRecord } from '#client/session/stored-session.ts'
import { refreshRefused, renewed, stubServer } from '#tests/support/stub-server.ts'
import { openStubSockets, type StubSockets } from './stub-sockets.ts'
import { createSubscriptions, subscriptionStarts, type Subscriptions } from './subscribe.ts'

const POST = { data: { postEvents: { __typename: 'PostDeleted', deletedPostId: 'a' } } }
const VISITOR = { data: null, errors: [{ message: 'No', extensions: { code: 'NOT_AUTHENTICATED' } }] }
const FAILURE = { data: null, errors: [{ message: 'Oh', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }
/** Milliseconds: more than the first delay with its random part. */
const SOON = 1_600

let sockets: StubSockets
let subscriptions: Subscriptions
let received: GraphQLResponse[]
let ended: ReturnType<typeof vi.fn<() => void>>
let started: ReturnType<typeof vi.fn<() => void>>
let stopListening: () => void

beforeEach(() => {
  vi.useFakeTimers()
  sockets = openStubSockets()
  subscriptions = createSubscriptions()
  received = []
  ended = vi.fn<() => void>()
  started = vi.fn<() => void>()
  stopListening = subscriptionStarts.subscribe(started)
})
afterEach(() => {
  stopListening()
  subscriptions.close()
})

describe('subscription', () => {
  test('reports its start and receives events until it is disposed', async () => {
    const { unsubscribe } = await watch()
    sockets.current().sendEvent(POST)
    expect(received).toEqual([POST])
    unsubscribe()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets.subscribed()).toBe(1)
    expect(started).toHaveBeenCalledOnce()
  })

  test.for([
    ['with an error', () => sockets.current().sendError([{ message: 'Too many requests' }])],
    ['without an error', () => sockets.current().sendComplete()],
    ['with an event that failed', () => sockets.current().sendEvent(FAILURE)],
    ['because the server is overloaded', () => sockets.current().closeWith(1013)],
    ['because the server has restarted', () => sockets.current().closeWith(1001)],
    ['with a code that forbids a reconnection', () => sockets.current().closeWith(4400)],
  ] as const)('that ends %s restarts and reports its start', async ([, end]) => {
    await watch()
    started.mockClear()
    end()
    expect(sockets.subscribed()).toBe(1)
    await vi.advanceTimersByTimeAsync(SOON)
    expect(sockets.subscribed()).toBe(2)
    expect(started).toHaveBeenCalled()
    sockets.current().sendEvent(POST)
    expect(received).toEqual([POST])
    expect(ended).not.toHaveBeenCalled()
  })

  test('that fails repeatedly is retried less often until it receives an event', async () => {
    await watch()
    const waits: number[] = []
    for (let failures = 0; failures < 8; failures += 1) waits.push(await untilNext())
    for (const [n, wait] of waits.entries()) {
      const shortest = Math.min(1_000 * 2 ** n, 30_000)
      expect(wait).toBeGreaterThanOrEqual(shortest)
      expect(wait).toBeLessThanOrEqual(shortest * 1.5 + 100)
    }
    sockets.current().sendEvent(POST)
    expect(await untilNext()).toBeLessThanOrEqual(SOON)
  })

  test('restarts immediately when the browser is online', async () => {
    await watch()
    sockets.current().sendComplete()
    await vi.advanceTimersByTimeAsync(100)
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(100)
    expect(sockets.subscribed()).toBe(2)
  })

  test('does not restart after the end of its session', async () => {
    await watch()
    sockets.current().sendComplete()
    subscriptions.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets.subscribed()).toBe(1)
  })
})

describe('subscription refused as unauthenticated', () => {
  beforeEach(() => {
    markSignedIn()
    writeSessionRecord(String(Date.now() + 24 * 3600 * 1000))
  })

  test('gets a new token and a new socket', async () => {
    const server = stubServer({ refreshSessionMutation: renewed() })
    await watch()
    sockets.current().sendEvent(VISITOR)
    await vi.advanceTimersByTimeAsync(SOON)
    expect(server.operations()).toEqual(['refreshSessionMutation'])
    expect(sockets.opened()).toBe(2)
    sockets.current().sendEvent(POST)
    expect(received).toEqual([POST])
  })

  test('ends with an expired session', async () => {
    stubServer({ refreshSessionMutation: refreshRefused })
    await watch()
    sockets.current().sendEvent(VISITOR)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets.subscribed()).toBe(1)
    expect(received).toEqual([])
    expect(readSessionRecord()).toBe('expired')
    expect(await sessionStatus()).toBe('visitor')
  })

  test('is retried later while the server is unreachable', async () => {
    stubServer({ refreshSessionMutation: new TypeError('Failed to fetch') })
    await watch()
    sockets.current().sendEvent(VISITOR)
    await vi.advanceTimersByTimeAsync(SOON)
    expect(sockets.subscribed()).toBe(2)
    expect(readSessionRecord()).not.toBe('expired')
  })
})

async function watch() {
  const { request } = createOperationDescriptor(compiledSubscription, {})
  const source = subscriptions.subscribe(request.node.params, {}, {})
  if (!(source instanceof Observable)) throw new Error('A subscription can be observed')
  const subscription = source.subscribe({
    next: (response) => received.push(response),
    complete: ended,
    error: ended,
  })
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
  expect(sockets.subscribed()).toBe(1)
  return subscription
}

/** Lets the subscription fail; how long until it begins again. */
async function untilNext(): Promise<number> {
  const before = sockets.subscribed()
  const from = Date.now()
  sockets.current().sendComplete()
  while (sockets.subscribed() === before) await vi.advanceTimersByTimeAsync(50)
  return Date.now() - from
}
