import type { TestMember } from './members.ts'
import { openEventStream } from './event-stream.ts'
import type { TestApp } from './start-app.ts'
import { createWebSocketClient } from './websocket-client.ts'

export type GraphQLRequest = {
  query?: string
  variables?: Record<string, unknown>
  operationName?: string
  extensions?: Record<string, unknown>
}

/** The three transports of operations. Each resolves to the first result. */
export const GRAPHQL_TRANSPORTS = ['HTTP', 'WebSocket', 'server-sent events'] as const
export type GraphQLTransport = (typeof GRAPHQL_TRANSPORTS)[number]

export type FirstResult = { data?: unknown; errors?: unknown; extensions?: unknown }

/** Sends an operation of a member by one transport. */
export async function sendOver(
  transport: GraphQLTransport,
  app: TestApp,
  member: Pick<TestMember, 'http' | 'accessToken'>,
  request: GraphQLRequest,
): Promise<FirstResult> {
  if (transport === 'WebSocket') return sendOverWebSocket(app, member.accessToken, request)
  if (transport === 'HTTP') {
    const response = await member.http.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })
    const answer: FirstResult = JSON.parse(await response.text())
    return answer
  }
  const stream = await openEventStream(member.http, request)
  const { value } = await stream.results.next()
  stream.close()
  return Object(value)
}

/** The protocol reports errors as a result or as an `error` message. */
async function sendOverWebSocket(app: TestApp, token: string, request: GraphQLRequest): Promise<FirstResult> {
  const client = createWebSocketClient(app.url, { connectionParams: { authorization: `Bearer ${token}` } })
  try {
    const { value } = await client.iterate({ ...request, query: request.query ?? '' }).next()
    return Object(value)
  } catch (errors) {
    if (Array.isArray(errors)) return { errors }
    throw errors
  } finally {
    await client.dispose()
  }
}
