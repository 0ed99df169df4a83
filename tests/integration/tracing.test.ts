import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMember, PASSWORD, type TestMember } from '#tests/support/members.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { openTraceReceiver, type TraceReceiver } from '#tests/support/trace-receiver.ts'

// Spans are exported in batches every five seconds.
vi.setConfig({ testTimeout: 40_000 })

let receiver: TraceReceiver
let app: TestApp
let member: TestMember
beforeAll(async () => {
  receiver = await openTraceReceiver()
  app = await startTestApp({ tracing: { endpoint: `${receiver.url}/`, serviceName: 'guffaw-here' } })
  member = await createMember(app)
})
afterAll(async () => {
  await app.stop()
  await receiver.close()
})

test('GraphQL request is one trace of the request, its operation and each statement', async () => {
  const response = await member.http.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'query WhoAmI { viewer { user { username } } }' }),
  })
  const requestId = response.headers.get('x-request-id')
  const request = await receiver.next(({ attributes }) => attributes['guffaw.request.id'] === requestId)
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
  const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  const ask = async (traceparent: string) => {
    const { headers } = await fetch(`${app.url}/health/live`, { headers: { traceparent } })
    const requestId = headers.get('x-request-id')
    return receiver.next(({ attributes }) => attributes['guffaw.request.id'] === requestId)
  }
  expect(await ask(`00-${traceId}-${spanId}-01`)).toMatchObject({ traceId, parentSpanId: spanId })
  const own = await ask(`00-${traceId}-nonsense-01`)
  expect(own.traceId).not.toBe(traceId)
  expect(own.parentSpanId ?? '').toBe('')
})

test('REST call with a body is one trace, and no span contains statement values, addresses or passwords', async () => {
  await member.rest.post('/auth/login', { email: member.email, password: PASSWORD })
  const call = await receiver.next(({ name }) => name === 'POST /api/v1/auth/login')
  const statement = await receiver.next(({ traceId, name }) => traceId === call.traceId && name === 'INSERT')
  expect(statement.parentSpanId).toBe(call.spanId)
  const told = JSON.stringify(receiver.spans)
  for (const secret of [PASSWORD, member.email, member.accessToken, member.refreshToken])
    expect(told).not.toContain(secret)
})

test('unavailable collector does not delay requests', async () => {
  const other = await startTestApp({ tracing: { endpoint: 'http://127.0.0.1:1', serviceName: 'guffaw' } })
  expect((await fetch(`${other.url}/health/ready`)).status).toBe(200)
  const asked = performance.now()
  await other.stop()
  expect(performance.now() - asked).toBeLessThan(8000)
})
