import { getIntrospectionQuery } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { DOCUMENT_LIMITS, NODES_MAX, OPERATION_COST_MAX } from '#rules/limits.ts'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { GRAPHQL_TRANSPORTS, sendOver, type GraphQLRequest } from '#tests/support/graphql-transports.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const POST = 'createPost(input: { text: "Abuse" }) { __typename }'

/** One more than the limit, and far more. */
const ABUSES: [string, GraphQLRequest, Record<string, unknown>][] = [
  ['16 levels deep', nested(DOCUMENT_LIMITS.depth.maximum + 1), tooMany('depth')],
  ['30 levels deep', nested(30), tooMany('depth')],
  ['30 levels deep in fragments', nestedInFragments(30), tooMany('depth')],
  ['of 31 aliases', { query: `{ viewer { user { ${aliases(31)} } } }` }, tooMany('aliases')],
  ['of 21 mutations', { query: `mutation { ${times(21, (n) => `a${n}: ${POST}`)} }` }, tooMany('rootFields')],
  [
    'of 21 mutations in a fragment',
    { query: `mutation { ...F } fragment F on Mutation { ${times(21, (n) => `a${n}: ${POST}`)} }` },
    tooMany('rootFields'),
  ],
  [
    'of 1,000 mutations by aliases',
    { query: `mutation { ${times(1000, (n) => `a${n}: ${POST}`)} }` },
    tooMany('characters'),
  ],
  ['of 1,000 aliases', { query: `{ ${times(1000, (n) => `a${n}: __typename`)} }` }, tooMany('tokens')],
  ['of 2,001 tokens', { query: `{ ${'a '.repeat(1999)} }` }, tooMany('tokens')],
  ['of 250 KB of tokens', { query: `{ ${'a '.repeat(125_000)} }` }, tooMany('characters')],
  ['of 501 fields', { query: `{ viewer { user { ${'bio '.repeat(499)} } } }` }, tooMany('fields')],
  [
    'of fragments that spread the next one twice over 25 levels',
    { query: `{ viewer { user { ...F0 } } } ${times(25, doubled)} fragment F25 on User { bio }` },
    tooMany('fields'),
  ],
  [
    'of 31 directives',
    { query: `{ __typename ${'@include(if: true) '.repeat(31)} }` },
    tooMany('directives'),
  ],
  [
    'of cyclic fragments',
    {
      query:
        '{ viewer { user { ...A } } } fragment A on User { bio ...B } fragment B on User { bio ...A ...B }',
    },
    { code: 'GRAPHQL_VALIDATION_FAILED' },
  ],
  [
    'that follows a cycle of the schema',
    { query: '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }' },
    { code: 'GRAPHQL_VALIDATION_FAILED' },
  ],
  [
    'of 400 invalid fields',
    { query: `{ viewer { ${times(400, (n) => `a${n}`)} } }` },
    { code: 'GRAPHQL_VALIDATION_FAILED' },
  ],
  ['of 10,000 invalid fields', { query: `{ ${times(10_000, (n) => `a${n}`)} }` }, tooMany('characters')],
  [
    'over the maximum cost',
    {
      query: `{
        feed(first: 50) { edges { node { author { posts(first: 50) { edges { node { id text } } } } } } }
      }`,
    },
    { code: 'COST_LIMIT_EXCEEDED', cost: 7702, maximum: OPERATION_COST_MAX },
  ],
  [
    'with a variable that raises its cost too high',
    {
      query: `query ($n: Int = 50) {
        feed(first: $n) { edges { node { author { posts(first: $n) { edges { node { id text } } } } } } }
      }`,
      variables: {},
    },
    { code: 'COST_LIMIT_EXCEEDED' },
  ],
  [
    'with 10,000 variables of another type',
    {
      query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      variables: { ids: Array.from({ length: 10_000 }, () => ({})) },
    },
    { code: 'BAD_USER_INPUT' },
  ],
]

const app = await sharedApp()
let member: TestMember
beforeAll(async () => {
  const [one] = await createMembers(app, 1)
  if (!one) throw new Error('One was asked for')
  member = one
})

describe.for(GRAPHQL_TRANSPORTS)('document over %s', (transport) => {
  test.for(ABUSES)('%s is refused and not executed', async ([, request, extensions]) => {
    const { data, errors } = await sendOver(transport, app, member, request)
    expect(data).toBeUndefined()
    expect(Object(errors)[0]).toMatchObject({ message: expect.stringMatching(/./), extensions })
    expect(Object(errors).length).toBeLessThanOrEqual(101)
    expect(await countPosts()).toBe(0)
  })

  test('with the introspection query of tools is executed', async () => {
    const query = getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, oneOf: true })
    const { data, errors } = await sendOver(transport, app, member, { query })
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({ __schema: { queryType: { name: 'Query' } } })
  })

  test('with too many node ids is refused', async () => {
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
    const ids = Array.from({ length: NODES_MAX + 1 }, (_, n) => `made-up-${n}`)
    const { errors } = await sendOver(transport, app, member, { query, variables: { ids } })
    expect(errors).toMatchObject([
      { message: 'Request at most 100 ids at once', extensions: { code: 'VALIDATION_FAILED' } },
    ])
    const few = await sendOver(transport, app, member, { query, variables: { ids: ids.slice(1) } })
    expect(few.errors).toBeUndefined()
  })
})

test('refused document stays refused and accepted document stays accepted', async () => {
  for (const _time of [1, 2, 3]) {
    const refused = await sendOver('HTTP', app, member, nested(30))
    expect(refused.errors).toMatchObject([{ extensions: tooMany('depth') }])
    const { data } = await sendOver('HTTP', app, member, nested(DOCUMENT_LIMITS.depth.maximum))
    expect(data).toMatchObject({ viewer: expect.anything() })
  }
})

test('body of 1 MB is refused before it is parsed', async () => {
  const response = await member.http.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ ${'a '.repeat(500_000)} }` }),
  })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BODY_TOO_LARGE' } }] })
})

test('batched operations are refused', async () => {
  const response = await member.http.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ query: `mutation { ${POST} }` }, { query: `mutation { ${POST} }` }]),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    errors: [{ message: 'Batching is not supported.', extensions: { code: 'BAD_REQUEST' } }],
  })
  expect(await countPosts()).toBe(0)
})

function countPosts(): Promise<number> {
  return app.dependencies.database.post.count({ where: { authorId: member.id } })
}

function tooMany(limit: keyof typeof DOCUMENT_LIMITS) {
  return { code: 'DOCUMENT_LIMIT_EXCEEDED', limit, maximum: DOCUMENT_LIMITS[limit].maximum }
}

function times(count: number, write: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => write(n)).join(' ')
}

function aliases(count: number): string {
  return times(count, (n) => `a${n}: bio`)
}

/** A document with the given number of nested fields. */
function nested(levels: number): GraphQLRequest {
  const names = [
    'viewer',
    'user',
    'posts(first: 1)',
    ...times(10, () => 'edges node author posts').split(' '),
  ]
  const path = names.slice(0, levels - 1).join(' { ')
  return { query: `{ ${path} { __typename ${'} '.repeat(levels)}` }
}

function nestedInFragments(levels: number): GraphQLRequest {
  const fragment = (n: number) =>
    `fragment F${n} on User { posts(first: 1) { edges { node { author { ...F${n + 1} } } } } }`
  const count = Math.ceil(levels / 4)
  return {
    query: `{ viewer { user { ...F0 } } } ${times(count, fragment)} fragment F${count} on User { bio }`,
  }
}

function doubled(n: number): string {
  return `fragment F${n} on User { ...F${n + 1} ...F${n + 1} }`
}
