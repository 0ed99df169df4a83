import fc from 'fast-check'
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ERROR_CODES } from '#rules/error-codes.ts'
import { schema } from '#server/graphql/schema.ts'
import { PASSWORD, visit } from '#tests/support/community.ts'
import { gatherCrowd, giveCredentials, signIn, type CrowdMember } from '#tests/support/crowd.ts'
import { hostileObject, hostileValue, LEAK } from '#tests/support/hostile-values.ts'
import type { HttpClient } from '#tests/support/http-client.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

/** Per field and caller. The same values at each run: what one finds, the next finds again. */
const RUNS = { seed: 8, numRuns: 12, endOnFailure: true }
/** Milliseconds. */
const SOON = 5000
const OURS = new Set(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'])

vi.setConfig({ testTimeout: 120_000 })

let app: TestApp
let member: CrowdMember
let plausible: fc.Arbitrary<unknown>
beforeAll(async () => {
  app = await startTestApp({}, { log: createTestLog().log })
  const [someone] = await gatherCrowd(app, 1)
  if (!someone) throw new Error('A member was asked for')
  member = someone
  await giveCredentials(app, member.id)
  const form = new FormData()
  form.append('title', 'Something to aim at')
  const postId = (await member.rest.form('/post', form)).text('post.id')
  const { data } = await member.graphql.send('{ viewer { id } }')
  const id = Object(data).viewer.id
  plausible = fc.constantFrom<unknown>(postId, member.id, id, PASSWORD, 'ada@mail.example', '123456', true, 1)
})
afterAll(() => app.stop())

const FIELDS = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ['query', field] as const),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ['mutation', field] as const),
]

describe('whatever any field of GraphQL is given, it answers soon, in a known code and without a word about itself', () => {
  test('to members', async () => {
    for (const [kind, field] of FIELDS) {
      // Some mutations end the session.
      const { http } = await signIn(app, member.id)
      await expectSteady(kind, field, http)
    }
  })

  test('to visitors', async () => {
    for (const [kind, field] of FIELDS) await expectSteady(kind, field, visit(app).http)
  })
})

type Field = GraphQLField<unknown, unknown>

async function expectSteady(kind: string, field: Field, http: HttpClient): Promise<void> {
  const query = documentOf(kind, field)
  const types = new Map(field.args.map(({ name, type }) => [name, type]))
  const variables = hostileObject([...types.keys()], (name) => valueOf(types.get(name)))
  await fc.assert(
    fc.asyncProperty(variables, async (given) => {
      const asked = performance.now()
      const response = await http.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: given }),
      })
      const text = await response.text()
      expect(response.status, text).toBeLessThan(500)
      expect(text).not.toMatch(LEAK)
      const { errors = [] }: { errors?: { extensions?: { code?: string } }[] } = JSON.parse(text)
      for (const { extensions: { code = '' } = {} } of errors) {
        expect(Object.keys(ERROR_CODES), text).toContain(code)
        expect(OURS, text).not.toContain(code)
      }
      expect(performance.now() - asked).toBeLessThan(SOON)
    }),
    RUNS,
  )
}

function documentOf(kind: string, { name, args, type }: Field): string {
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ')
  const passed = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }'
  return `${kind}${declared && ` (${declared})`} { ${name}${passed && `(${passed})`} ${selection} }`
}

/** Mostly of the right shape, or nothing would come any further than the variables' types. */
function valueOf(type: GraphQLInputType | undefined): fc.Arbitrary<unknown> {
  if (!type) return hostileValue
  const inner = getNullableType(type)
  const fitting = fittingOf(inner)
  return fc.oneof({ weight: 5, arbitrary: fitting }, { weight: 1, arbitrary: hostileValue })
}

function fittingOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(valueOf(type.ofType), { maxLength: 4 })
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (!isInputObjectType(type)) return fc.oneof(plausible, hostileValue)
  const fields = type.getFields()
  return fc.record(
    Object.fromEntries(
      Object.values(fields).map((field) => [field.name, fittingOf(getNullableType(field.type))]),
    ),
  )
}
