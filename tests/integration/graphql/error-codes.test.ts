import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { GRAPHQL_TRANSPORTS, sendOver } from '#tests/support/graphql-transports.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const BY_ID = 'query ($id: UUID!) { post(id: $id) { id } }'
const FAULTS = [
  ['has a syntax error', 'GRAPHQL_PARSE_FAILED', { query: 'query {' }],
  ['selects an unknown field', 'GRAPHQL_VALIDATION_FAILED', { query: '{ viewer { nonsense } }' }],
  [
    'has a value of another type',
    'GRAPHQL_VALIDATION_FAILED',
    { query: '{ feed(first: "x") { totalCount } }' },
  ],
  ['has an invalid id', 'BAD_USER_INPUT', { query: '{ post(id: "x") { id } }' }],
  ['has a variable of another type', 'BAD_USER_INPUT', { query: BY_ID, variables: { id: 7 } }],
  ['lacks a variable', 'BAD_USER_INPUT', { query: BY_ID }],
  [
    'names an unknown operation',
    'OPERATION_RESOLUTION_FAILURE',
    { query: '{ __typename }', operationName: 'Other' },
  ],
  [
    'names none of two operations',
    'OPERATION_RESOLUTION_FAILURE',
    { query: 'query A { __typename } query B { __typename }' },
  ],
  ['is empty', 'BAD_REQUEST', { query: '' }],
  [
    'has an unknown hash',
    'PERSISTED_DOCUMENT_NOT_FOUND',
    { extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } },
  ],
  ['has invalid input', 'VALIDATION_FAILED', { query: '{ feed(first: -1) { totalCount } }' }],
] as const

const app = await sharedApp()
let member: TestMember
beforeAll(async () => {
  const [one] = await createMembers(app, 1)
  if (!one) throw new Error('One was asked for')
  member = one
})

describe.for(GRAPHQL_TRANSPORTS)('operation over %s', (transport) => {
  test.for(FAULTS)('that %s fails with %s', async ([, code, operation]) => {
    const { errors } = await sendOver(transport, app, member, operation)
    expect(errors).toMatchObject([{ message: expect.stringMatching(/./), extensions: { code } }])
    // The HTTP status is not part of the extensions.
    expect(errors).not.toMatchObject([{ extensions: { http: expect.anything() } }])
  })

  test('with an unexpected error returns the request id of its log line', async () => {
    const { database } = app.dependencies
    await database.$executeRaw`ALTER TABLE credentials RENAME TO elsewhere`
    onTestFinished(async () => {
      await database.$executeRaw`ALTER TABLE elsewhere RENAME TO credentials`
    })
    const { errors } = await sendOver(transport, app, member, { query: '{ viewer { email } }' })
    expect(errors).toMatchObject([
      { extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) } },
    ])
  })
})

test.for(['WebSocket', 'server-sent events'] as const)(
  'error in a subscription event over %s has its code',
  async (transport) => {
    const query = `subscription {
      postEvents { ... on PostCreated { post { author { posts(after: "nonsense") { totalCount } } } } }
    }`
    const response = sendOver(transport, app, member, { query })
    await app.untilWatchers(1)
    await member.graphql.send('mutation { createPost(input: { text: "Hear" }) { __typename } }')
    expect(await response).toMatchObject({ errors: [{ extensions: { code: 'VALIDATION_FAILED' } }] })
    await app.untilWatchers(0)
  },
)
