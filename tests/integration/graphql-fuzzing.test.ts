import fc from 'fast-check'
import type { GraphQLField } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '#server/schema/schema.ts'
import {
  addCredentials,
  createMembers,
  PASSWORD,
  signIn,
  type TestMember,
  visit,
} from '#tests/support/members.ts'
import { expectRobust, arbitraryVariables, passVariables } from '#tests/support/arbitrary-graphql.ts'
import type { HttpClient } from '#tests/support/http-client.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { fieldsWithArguments, selectionOf, type NestedField } from '#tests/support/schema-paths.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

/** Requests per field and caller. The seed is fixed, so failures are reproducible. */
const RUNS = { seed: 8, numRuns: isNightly ? 12 : 2, endOnFailure: true }

let app: TestApp
let member: TestMember
let plausible: fc.Arbitrary<unknown>
beforeAll(async () => {
  app = await startTestApp({}, { log: createTestLog().log })
  const [someone] = await createMembers(app, 1)
  if (!someone) throw new Error('A member was asked for')
  member = someone
  await addCredentials(app, member.id)
  const form = new FormData()
  form.append('title', 'Something to aim at')
  form.append('post', await drawPicture(), 'picture')
  const postId = (await member.rest.form('/post', form)).text('post.id')
  const { data } = await member.graphql.send('{ viewer { id } feed { edges { cursor } } }')
  const { viewer, feed } = Object(data)
  const { cursor } = feed.edges[0]
  plausible = fc.constantFrom<unknown>(
    postId,
    member.id,
    viewer.id,
    cursor,
    PASSWORD,
    'ada@mail.example',
    '123456',
    true,
    1,
  )
})
afterAll(() => app.stop())

const FIELDS = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ['query', field] as const),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ['mutation', field] as const),
]
const NESTED = fieldsWithArguments(schema)

describe('arbitrary variables get a response with a known code and without internal details', () => {
  test('for members', async () => {
    for (const [kind, field] of FIELDS) {
      // Some mutations end the session.
      const { http } = await signIn(app, member)
      await expectSteadyField(http, field, documentOf(kind, field))
    }
  })

  test('for visitors', async () => {
    for (const [kind, field] of FIELDS)
      await expectSteadyField(visit(app).http, field, documentOf(kind, field))
  })
})

describe('arbitrary variables of nested fields get such a response', () => {
  test.for(NESTED.map((nested) => [nested.name, nested] as const))('%s', async ([, nested]) => {
    const { http } = await signIn(app, member)
    await expectSteadyField(http, nested.field, nestedDocumentOf(nested))
    await expectSteadyField(visit(app).http, nested.field, nestedDocumentOf(nested))
  })

  test('for each nested field with arguments', () => {
    expect(NESTED.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'PostConnection.pageCursors',
        'PageCursors.page',
        'User.posts',
        'ImageMedia.url',
      ]),
    )
  })
})

type Field = GraphQLField<unknown, unknown>

async function expectSteadyField(http: HttpClient, { args }: Field, query: string): Promise<void> {
  await fc.assert(
    fc.asyncProperty(arbitraryVariables(args, plausible), (variables) =>
      expectRobust(http, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      }),
    ),
    RUNS,
  )
}

function documentOf(kind: string, { name, args, type }: Field): string {
  const { declared, passed } = passVariables(args)
  return `${kind} ${declared} { ${name}${passed} ${selectionOf(type)} }`
}

function nestedDocumentOf({ field: { name, args, type }, within }: NestedField): string {
  const { declared, passed } = passVariables(args)
  return `query ${declared} { ${within(`${name}${passed} ${selectionOf(type)}`)} }`
}
