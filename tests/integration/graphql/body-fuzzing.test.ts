import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMembers, type TestMember, visit } from '#tests/support/members.ts'
import { expectRobust } from '#tests/support/arbitrary-graphql.ts'
import { arbitraryText, arbitraryValue } from '#tests/support/arbitrary-values.ts'
import { loggedApp } from '#tests/support/logged-app.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { filesBelow, filesSince } from '#tests/support/stored-files.ts'

/** Requests per kind of body and caller. The seed is fixed, so failures are reproducible. */
const RUNS = { seed: 8, numRuns: isNightly ? 80 : 25, endOnFailure: true }
const BOUNDARY = 'between'
const CREATE = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { __typename } }'
const OPERATIONS = { query: CREATE, variables: { input: { text: 'By a form', media: null } } }
const MAP = { 0: ['variables.input.media'] }

const { app } = await loggedApp()
let member: TestMember
beforeAll(async () => {
  const [one] = await createMembers(app, 1)
  if (!one) throw new Error('One was asked for')
  member = one
})

describe('arbitrary GraphQL body gets a response with a known code and without internal details:', () => {
  test('lists of operations', async () => {
    const operation = fc.oneof(
      fc.constantFrom<unknown>({ query: '{ __typename }' }, { query: CREATE }, OPERATIONS),
      arbitraryValue,
    )
    const batches = fc.oneof(
      fc.array(operation, { maxLength: 5 }),
      fc.constant(Array.from({ length: 3000 }, () => ({ query: '{ __typename }' }))),
    )
    await expectSteadyBodies(batches.map((batch) => json(JSON.stringify(batch))))
  })

  test('operations with parts of any type', async () => {
    const part = (fitting: unknown) => fc.oneof(fc.constant(fitting), arbitraryValue)
    const operations = fc.record(
      {
        query: part('query Named($id: UUID) { post(id: $id) { id } }'),
        operationName: part('Named'),
        variables: part({ id: null }),
        extensions: part({ persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } }),
        id: arbitraryValue,
        documentId: arbitraryValue,
      },
      { requiredKeys: [] },
    )
    await expectSteadyBodies(operations.map((operation) => json(JSON.stringify(operation))))
  })

  test('texts similar to JSON', async () => {
    const whole = JSON.stringify(OPERATIONS)
    const cut = fc.integer({ min: 0, max: whole.length }).map((length) => whole.slice(0, length))
    const text = fc.oneof(
      cut,
      arbitraryText,
      fc.constantFrom(
        '{"query":"{ viewer { id } }","query":"{ __typename }"}',
        '{"__proto__":{"query":"{ __typename }"}}',
        '{"query":"{ __typename }","constructor":{"prototype":{"polluted":true}}}',
        '['.repeat(100_000),
        '{"query":'.repeat(20_000),
        `{"query":"{ __typename }","variables":${'1'.repeat(100_000)}}`,
        `\ufeff${whole}`,
      ),
    )
    await expectSteadyBodies(text.map(json))
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  test('multipart forms and similar bodies', async () => {
    const uploads = app.dependencies.uploadDirectory
    const filesBefore = await filesBelow(uploads)
    await expectSteadyBodies(multipartBody)
    // Uploaded files are deleted after the response.
    await expect.poll(() => filesSince(filesBefore, uploads)).toEqual([])
    expect(Object.prototype).not.toHaveProperty('polluted')
  })
})

async function expectSteadyBodies(bodies: fc.Arbitrary<RequestInit>): Promise<void> {
  for (const { http } of [member, visit(app)])
    await fc.assert(
      fc.asyncProperty(bodies, (init) => expectRobust(http, init)),
      RUNS,
    )
}

function json(body: string): RequestInit {
  return { body, headers: { 'content-type': 'application/json' } }
}

const field = (name: string, value: fc.Arbitrary<string>) =>
  value.map((text) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${text}`)

const arbitraryJson = arbitraryValue.map((value) => JSON.stringify(value))

const formPart = fc.oneof(
  field('operations', fc.oneof(fc.constant(JSON.stringify(OPERATIONS)), arbitraryJson, arbitraryText)),
  field(
    'map',
    fc.oneof(
      fc.constant(JSON.stringify(MAP)),
      fc.constantFrom(
        '{"0":["variables.__proto__.polluted"]}',
        '{"0":["variables.constructor.prototype.polluted"]}',
        '{"0":["variables.input.media","variables.input.text"]}',
        `{"0":["variables${'.input'.repeat(1000)}"]}`,
        '{"__proto__":["variables.input.media"]}',
      ),
      arbitraryJson,
    ),
  ),
  field('0"; filename="file.png', arbitraryText),
  field('0"; filename="../../../../etc/passwd\u0000.png', arbitraryText),
  field('__proto__"; filename="file', arbitraryText),
  field('0"; filename*="UTF-8\'\'%ff%00', arbitraryText),
  field('operations"; filename="operations.json', fc.constant(JSON.stringify(OPERATIONS))),
  fc.constantFrom('', '\r\n', 'No header at all', 'Content-Disposition: form-data', 'X: '.repeat(20_000)),
)

/** Built by hand, because libraries do not create invalid bodies: mostly valid, sometimes without a start or an end. */
const multipartBody: fc.Arbitrary<RequestInit> = fc
  .record({
    parts: fc.array(formPart, { maxLength: 6 }),
    ending: fc.constantFrom(`--${BOUNDARY}--\r\n`, `--${BOUNDARY}--`, '', `--${BOUNDARY}`, '--'),
    contentType: fc.constantFrom(
      `multipart/form-data; boundary=${BOUNDARY}`,
      `multipart/form-data; boundary="${BOUNDARY}"; charset=utf-16`,
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary=${'-'.repeat(100)}`,
      `multipart/mixed; boundary=${BOUNDARY}`,
    ),
  })
  .map(({ parts, ending, contentType }) => ({
    body: Buffer.from(`${parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`).join('')}${ending}`),
    // Other sites can send forms without a preflight request, so forms without an allowed origin are refused early.
    headers: { 'content-type': contentType, origin: app.url },
  }))
