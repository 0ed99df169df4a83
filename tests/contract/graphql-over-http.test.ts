import { serverAudits } from 'graphql-http'
import { describe, expect, test } from 'vitest'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()

/** The complete official audit of the GraphQL over HTTP specification, including optional behaviour. */
describe('GraphQL over HTTP audit', () => {
  const audits = serverAudits({ url: () => `${app.url}/graphql` })
  test.for(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))('%s', async ([, audit]) => {
    const result = await audit.fn()
    expect(result).toMatchObject({ status: 'ok' })
  })
})

describe('mutation', () => {
  test.for(['application/json', 'application/graphql-response+json', 'text/event-stream'])(
    'by GET is refused with 405 for Accept: %s',
    async (accept) => {
      const query = encodeURIComponent('mutation { logout(input: {}) { __typename } }')
      const response = await fetch(`${app.url}/graphql?query=${query}`, { headers: { accept } })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('POST')
      expect(await response.text()).toContain('"code":"METHOD_NOT_ALLOWED"')
    },
  )
})

test.for(['PUT', 'PATCH', 'DELETE'])('%s is refused with 405', async (method) => {
  const response = await fetch(`${app.url}/graphql`, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, POST')
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED' } }] })
})

test('request that accepts no GraphQL media type is refused', async () => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'image/png' },
    body: '{"query":"{ __typename }"}',
  })
  expect(response.status).toBe(406)
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_ACCEPTABLE' } }] })
})
