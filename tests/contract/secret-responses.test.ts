import { beforeAll, describe, expect, test } from 'vitest'
import { createTrio, type TestMember } from '#tests/support/members.ts'
import { restContract, type DocumentedCall } from '#tests/support/rest-contract.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

/** Names of fields that contain a secret, or a list of the member's sessions. */
const SECRET = /"(\w*(token|session|otp|code|nonce)\w*)":\{/gi

const app = await sharedApp()
const { calls } = await restContract(app.url)
const reads = calls.filter(({ method }) => method === 'get')
const accountReads = reads.filter(isAboutAccount)
let member: TestMember
beforeAll(async () => {
  // Members without a password need no proof for the data export.
  ;[member] = await createTrio(app)
})

describe('response must not be stored', () => {
  test.for(accountReads.map(({ path }) => path))('GET %s', async (path) => {
    const { status, headers } = await send('GET', path)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.for(calls.filter((call) => !reads.includes(call)).map(({ method, path }) => [method, path] as const))(
    '%s %s',
    async ([method, path]) => {
      // Even a refusal may set cookies.
      const { headers } = await send(method.toUpperCase(), path, { 'content-type': 'application/json' })
      expect(headers.get('cache-control')).toBe('no-store')
    },
  )
})

test('responses that may be stored document no secrets', () => {
  expect(accountReads.length).toBeGreaterThan(3)
  const storable = reads.filter((call) => !accountReads.includes(call))
  const found = storable.flatMap(({ path, operation }) =>
    [...JSON.stringify(operation.responses?.['200']).matchAll(SECRET)].map(([, name]) => `${path} ${name}`),
  )
  expect(found).toEqual([])
})

function isAboutAccount({ operation }: DocumentedCall): boolean {
  return JSON.stringify(operation.security).includes('account')
}

/** Consumes the response, because the server waits for slow readers when it stops. */
async function send(method: string, path: string, headers: Record<string, string> = {}): Promise<Response> {
  // A visitor is refused without changing anything.
  const headersOfMember = method === 'GET' ? { authorization: `Bearer ${member.accessToken}` } : headers
  const response = await fetch(`${app.url}/api/v1${path.replace('{id}', member.id)}`, {
    method,
    headers: headersOfMember,
    ...(method !== 'GET' && { body: '{}' }),
  })
  await response.arrayBuffer()
  return response
}
