import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { MessageType } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { RATE_LIMITS } from '#rules/rate-limits.ts'
import { newNetwork } from '#tests/support/networks.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { websocketUrl } from '#tests/support/websocket-client.ts'

/** The routes without a limit, each with its reason. */
const UNLIMITED: Record<string, string> = {
  '/assets/*': 'Files whose names contain their hash are cached for a year.',
  '/health/live': 'Load balancers ask often.',
  '/health/ready': 'Load balancers ask often, and concurrent requests share one statement.',
  '/metrics': 'Prometheus asks from one address, and others are refused without the token.',
}

type Route = { method: string; url: string }

const routes: Route[] = []
const agent = new Agent({ keepAlive: true, maxSockets: 10 })
let app: TestApp

/** Fastify announces each instance before any route is registered. */
function collectRoutes(message: unknown): void {
  const { fastify }: { fastify: FastifyInstance } = Object(message)
  fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const one of [method].flat()) routes.push({ method: one, url })
  })
}

beforeAll(async () => {
  subscribe('fastify.initialization', collectRoutes)
  app = await startTestApp({
    limitRates: true,
    http: { port: 0, host: 'localhost', publicUrl: null, trustedProxies: 'loopback' },
  })
  unsubscribe('fastify.initialization', collectRoutes)
})
afterAll(async () => {
  agent.destroy()
  await app.stop()
})

describe('limits', () => {
  test('apply to every route of the server', async () => {
    const network = newNetwork()
    const { uses } = RATE_LIMITS.networkRequests
    await app.dependencies.messageLimiter.consume('networkRequests', network, uses)
    const statuses = await Promise.all(
      routes.map(({ method, url }) => statusOf(method, exampleOf(url), network)),
    )
    const unlimited = routes.filter((_route, index) => statuses[index] !== 429).map(({ url }) => url)
    const described = unlimited.map((url) => url.replace(/^\/assets\/.+/, '/assets/*'))
    expect([...new Set(described)].toSorted()).toEqual(Object.keys(UNLIMITED).toSorted())
    expect(await statusOf('GET', '/nothing', network)).toBe(429)
  })

  test.for(Object.values(MessageType))('apply to WebSocket messages of the type %s', async (type) => {
    const network = newNetwork()
    const socket = new WebSocket(websocketUrl(app.url), 'graphql-transport-ws', {
      headers: { 'x-forwarded-for': network },
    })
    await once(socket, 'open')
    const { uses } = RATE_LIMITS.networkMessages
    await app.dependencies.messageLimiter.consume('networkMessages', network, uses)
    const closed = once(socket, 'close')
    socket.send(JSON.stringify({ type, id: '1', payload: { query: '{ __typename }' } }))
    const [code, reason] = await closed
    expect({ code, reason: String(reason) }).toEqual({ code: 1013, reason: 'Too many messages' })
  })
})

function exampleOf(url: string): string {
  return url.replaceAll(/:\w+/g, crypto.randomUUID()).replace('*', 'nothing')
}

/** `fetch` refuses some methods of the routes. */
async function statusOf(method: string, path: string, network: string): Promise<number | undefined> {
  const headers = { 'x-forwarded-for': network }
  const sent = request(new URL(path, app.url), { method, headers, agent }).end()
  const [response] = await once(sent, 'response')
  response.resume()
  return response.statusCode
}
