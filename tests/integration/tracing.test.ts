import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createOpenTelemetry } from '#server/platform/telemetry/opentelemetry-tracing.ts'
import { createMember, PASSWORD, type TestMember } from '#tests/support/members.ts'
import { portOf } from '#tests/support/ports.ts'
import { startTestApp } from '#tests/support/start-app.ts'
import { openTraceReceiver, type ReceivedSpan } from './trace-receiver.ts'

const [TRACE_ID, SPAN_ID] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']

const receiver = await openTraceReceiver()
const app = await startTestApp({
  tracing: { endpoint: `${receiver.url}/`, serviceName: 'guffaw-here' },
  http: { port: 0, host: 'localhost', publicUrl: null, trustedProxies: 'loopback' },
})
let member: TestMember
/** The ids of the requests, which are sent before the first test, so that all wait for the same batch. */
let ids: Record<'graphql' | 'joined' | 'own', string | null>
beforeAll(async () => {
  member = await createMember(app)
  const query = 'query WhoAmI { viewer { user { username } } }'
  ids = {
    graphql: await send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    }),
    joined: await send('/health/live', { headers: { traceparent: `00-${TRACE_ID}-${SPAN_ID}-01` } }),
    own: await send('/health/live', { headers: { traceparent: `00-${TRACE_ID}-nonsense-01` } }),
  }
  await member.rest.post('/auth/login', { email: member.email, password: PASSWORD })
})
afterAll(async () => {
  await app.stop()
  await receiver.close()
})

test('GraphQL request is one trace of the request, its operation and each statement', async () => {
  const request = await receiver.next(byId(ids.graphql))
  expect(request).toMatchObject({
    name: 'POST /graphql',
    service: 'guffaw-here',
    attributes: { 'http.request.method': 'POST', 'http.route': '/graphql', 'http.response.status_code': 200 },
  })
  expect(request.parentSpanId ?? '').toBe('')

  const inTrace = ({ traceId }: { traceId: string }) => traceId === request.traceId
  const operation = await receiver.next((span) => inTrace(span) && span.name === 'query WhoAmI')
  expect(operation.parentSpanId).toBe(request.spanId)
  const statement = await receiver.next((span) => inTrace(span) && span.parentSpanId === operation.spanId)
  expect(statement).toMatchObject({ name: 'SELECT', attributes: { 'db.system.name': 'postgresql' } })
  expect(statement.attributes['db.query.text']).toContain('members')
})

test('request with a valid traceparent joins its trace, and any other starts a new one', async () => {
  const [joined, own] = [await receiver.next(byId(ids.joined)), await receiver.next(byId(ids.own))]
  expect(joined).toMatchObject({ traceId: TRACE_ID, parentSpanId: SPAN_ID })
  expect(own.traceId).not.toBe(TRACE_ID)
  expect(own.parentSpanId ?? '').toBe('')
})

test('request whose traceparent comes from no trusted proxy starts a new trace', async () => {
  const stranger = await startTestApp({ tracing: { endpoint: `${receiver.url}/`, serviceName: 'public' } })
  onTestFinished(() => stranger.stop())
  const headers = { traceparent: `00-${TRACE_ID}-${SPAN_ID}-00` }
  const response = await fetch(`${stranger.url}/health/live`, { headers })
  // A stopped server sends its spans at once.
  await stranger.stopServer()
  const span = await receiver.next(byId(response.headers.get('x-request-id')))
  expect(span.traceId).not.toBe(TRACE_ID)
  expect(span.parentSpanId ?? '').toBe('')
})

test('REST call with a body is one trace, and no span contains statement values, addresses or passwords', async () => {
  const call = await receiver.next(({ name }) => name === 'POST /api/v1/auth/login')
  const statement = await receiver.next(({ traceId, name }) => traceId === call.traceId && name === 'INSERT')
  expect(statement.parentSpanId).toBe(call.spanId)
  const spans = JSON.stringify(receiver.spans)
  for (const secret of [PASSWORD, member.email, member.accessToken, member.refreshToken])
    expect(spans).not.toContain(secret)
})

test('collector that does not respond delays neither work nor the end of tracing', async () => {
  const collector = createServer().listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => collector.closeAllConnections())
  const endpoint = `http://127.0.0.1:${portOf(collector.address())}`
  const tracing = createOpenTelemetry({ endpoint, serviceName: 'guffaw' })
  const exported = once(collector, 'request')
  tracing.start('work', {}).end()
  await tracing.close()
  await exported
})

/** Returns the id of the request. */
async function send(path: string, init: RequestInit): Promise<string | null> {
  return (await member.http.fetch(path, init)).headers.get('x-request-id')
}

function byId(id: string | null) {
  return ({ attributes }: ReceivedSpan) => attributes['guffaw.request.id'] === id
}
