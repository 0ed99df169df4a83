import fc from 'fast-check'
import { parse, type GraphQLField } from 'graphql'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { advanceTrendingMembers } from '#server/features/trending/advance-trending-members.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { compile } from '#server/platform/graphql/plugins/compiled-queries.ts'
import { schema } from '#server/schema/schema.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { arbitraryVariables, passVariables } from '#tests/support/arbitrary-graphql.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { fieldsWithArguments, selectionOf } from '#tests/support/schema-paths.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

/** The seed is fixed, so failures are reproducible. */
const SAMPLE = { seed: 7, numRuns: isNightly ? 6 : 1 }

const app = await sharedApp()
let member: TestMember
let plausible: fc.Arbitrary<unknown>
let globalId: string
beforeAll(async () => {
  member = await createMember(app)
  const other = await createMember(app)
  await other.post('first of all #tag')
  await member.post('second')
  const postId = await member.post('', await drawPicture({ width: 1200, height: 800 }))
  await other.react(postId, 'like')
  // Otherwise the background task could do it between two requests that have to get the same response.
  await advanceTrendingMembers(app.dependencies)
  const { data } = await member.graphql.send('{ viewer { id } feed { edges { cursor node { id } } } }')
  const { viewer, feed } = Object(data)
  const [{ cursor, node }] = feed.edges
  globalId = encodeGlobalId('Post', postId)
  plausible = fc.constantFrom<unknown>(postId, node.id, viewer.id, cursor, member.username)
})

type Field = GraphQLField<unknown, unknown>
/** The response without values that differ each time. */
const atRoot = Object.values(schema.getQueryType()?.getFields() ?? {})
  .filter(({ name }) => name !== 'rateLimit')
  .map((field) => [`Query.${field.name}`, field, (selection: string) => selection] as const)
const below = fieldsWithArguments(schema).map(({ name, field, within }) => [name, field, within] as const)

describe('compiled query returns the same response as its first execution', () => {
  // Responses contain the age of posts in seconds.
  beforeEach(() => {
    const clock = vi.spyOn(app.dependencies.clock, 'now').mockReturnValue(app.dependencies.clock.now())
    return () => clock.mockRestore()
  })

  test.for([...atRoot, ...below])('%s', async ([, field, within]) => {
    const text = documentOf(field, within)
    expect(compile({ schema, document: parse(text) })).not.toBeNull()
    for (let time = 1; time <= 3; time += 1) await ask(text, {})
    const samples = fc.sample(arbitraryVariables(field.args, plausible), SAMPLE)
    for (const [number, variables] of [{}, ...samples].entries()) {
      // A new document that is executed once.
      const once = `${text}${' '.repeat(number + 1)}`
      expect(await ask(text, variables), JSON.stringify(variables)).toEqual(await ask(once, variables))
    }
  })

  test('with directives, aliases and fragments', async () => {
    const text = `query ($is: Boolean!, $isNot: Boolean! = false) {
      all: feed(first: 2) { ...Posts edges @include(if: $is) { cursor } }
      none: feed @include(if: $isNot) { ...Posts }
      viewer @skip(if: $is) { id }
    }
    fragment Posts on PostConnection { nodes { ... on Node { __typename id } text @skip(if: $is) } }`
    for (let time = 1; time <= 3; time += 1) await ask(text, { is: true })
    for (const [number, is] of [true, false].entries())
      expect(await ask(text, { is })).toEqual(await ask(`${text}${' '.repeat(number + 1)}`, { is }))
  })
})

describe('compiled mutation returns the same response as its first execution', () => {
  const text = `mutation ($input: AddCommentInput!) { addComment(input: $input) {
    __typename
    ... on AddCommentPayload { comment { text depth author { username } } commentEdge { node { text } } post { text } }
    ... on ValidationError { fields { path message } }
    ... on Error { code message }
  } }`
  const inputs = {
    'that succeeds': () => ({ postId: globalId, text: 'So true' }),
    'with a text that is too long': () => ({ postId: globalId, text: 'x'.repeat(501) }),
    'with an unknown post': () => ({
      postId: encodeGlobalId('Post', '01900000-0000-7000-8000-000000000000'),
      text: 'Hello?',
    }),
    'with a variable of a wrong type': () => ({ postId: globalId, text: 5 }),
    'without a required variable': () => ({ text: 'Where?' }),
  }

  test.for(Object.entries(inputs))('%s', async ([, input]) => {
    for (let time = 1; time <= 3; time += 1) await ask(text, { input: { postId: globalId, text: 'Again' } })
    const variables = { input: input() }
    expect(await ask(text, variables)).toEqual(await ask(`${text} `, variables))
  })

  test('that fails unexpectedly', async () => {
    for (let time = 1; time <= 3; time += 1) await ask(text, { input: { postId: globalId, text: 'Again' } })
    vi.spyOn(app.dependencies, 'sql').mockRejectedValue(new Error('The table is gone'))
    onTestFinished(() => void vi.restoreAllMocks())
    const variables = { input: { postId: globalId, text: 'So true' } }
    const [compiled, first] = [await ask(text, variables), await ask(`${text}  `, variables)]
    for (const { data, errors } of [compiled, first]) {
      expect(data).toBeNull()
      expect(errors).toEqual([
        {
          message: expect.any(String),
          path: ['addComment'],
          locations: [{ line: 1, column: 39 }],
          extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) },
        },
      ])
    }
  })
})

function documentOf(field: Field, within: (selection: string) => string): string {
  const { declared, passed } = passVariables(field.args)
  return `query ${declared} { ${within(`${field.name}${passed} ${selectionOf(field.type)}`)} }`
}

/** The response without its costs. */
async function ask(query: string, variables: Record<string, unknown>) {
  const { data, errors } = await member.graphql.send(query, variables)
  return { data, errors }
}
