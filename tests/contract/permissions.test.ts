import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { visit } from '#tests/support/community.ts'
import { valueAt } from '#tests/support/json.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

/** Whoever is not signed in may do these and nothing else. A new one is let in here on purpose or not at all. */
const OPEN_TO_VISITORS = [
  'Mutation.login',
  'Mutation.logout',
  'Mutation.refreshSession',
  'Mutation.register',
  'Mutation.requestPasswordReset',
  'Mutation.resendOtp',
  'Mutation.resetPassword',
  'Mutation.signInWithIdentity',
  'Mutation.startIdentitySignIn',
  'Mutation.verifyOtp',
]
/** Reading these tells a visitor nothing about members: who they are themselves, and what the register form asks. */
const READABLE_BY_VISITORS = new Set(['offersIdentitySignIn', 'usernameAvailability', 'viewer'])

const mutations = fieldsOf('Mutation')
const subscriptions = fieldsOf('Subscription')
const queries = fieldsOf('Query')

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('who may use it', () => {
  test.for([...mutations, ...subscriptions])('is declared by %s', ([, field]) => {
    expect([{ visitor: true }, { member: true }]).toContainEqual(scopesOf(field))
  })

  test('is anyone for what leads to an account, and members for all else', () => {
    const open = [...mutations, ...subscriptions].filter(([, field]) => scopesOf(field)?.['visitor'])
    expect(open.map(([path]) => path).toSorted()).toEqual(OPEN_TO_VISITORS)
  })
})

describe('a visitor', () => {
  const forMembers = mutations.filter(([, field]) => scopesOf(field)?.['member'])
  test.for(forMembers)('is refused by %s', async ([, { name, args }]) => {
    const [input] = args
    if (!input) throw new Error(`${name} takes no input`)
    const { data, errors } = await visit(app).graphql.send(
      `mutation ($input: ${String(input.type)}) {
        ${name}(input: $input) { __typename ... on NotAuthenticatedError { message code } }
      }`,
      { input: anyValue(input.type) },
      filePlace(input.type) ? new Blob(['a file']) : undefined,
      filePlace(input.type),
    )
    expect(errors).toBeUndefined()
    expect(valueAt(data, name)).toEqual({
      __typename: 'NotAuthenticatedError',
      code: 'NOT_AUTHENTICATED',
      message: 'No token found in cookies',
    })
  })

  test.for(subscriptions)('is refused by %s', async ([, { name }]) => {
    const { errors } = await visit(app).graphql.send(`subscription { ${name} { __typename } }`)
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_AUTHENTICATED' } }])
  })

  test.for(queries.filter(([, { name }]) => !READABLE_BY_VISITORS.has(name)))(
    'is refused by %s',
    async ([, { name, args }]) => {
      const variables = Object.fromEntries(args.map((argument) => [argument.name, anyValue(argument.type)]))
      const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ')
      const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
      const { errors } = await visit(app).graphql.send(
        `query (${declared}) { ${name}(${given}) { __typename } }`,
        variables,
      )
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_AUTHENTICATED' } }])
    },
  )
})

type Field = GraphQLField<unknown, unknown>

function fieldsOf(type: 'Query' | 'Mutation' | 'Subscription'): [string, Field][] {
  const object = {
    Query: schema.getQueryType(),
    Mutation: schema.getMutationType(),
    Subscription: schema.getSubscriptionType(),
  }[type]
  return Object.values(object?.getFields() ?? {}).map((field) => [`${type}.${field.name}`, field])
}

/** Pothos keeps a field's options beside it. */
function scopesOf({ extensions }: Field): Record<string, unknown> | undefined {
  return Object(extensions['pothosOptions']).authScopes
}

/** Where an input that cannot do without a file has it. */
function filePlace(type: GraphQLInputType): string | undefined {
  const input = getNamedType(type)
  const fields = isInputObjectType(input) ? Object.values(input.getFields()) : []
  const place = fields.find((field) => String(field.type) === 'Upload!')?.name
  return place && `input.${place}`
}

/** Anything of the type, as long as the type takes it. */
function anyValue(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return null
  if (isListType(type.ofType)) return []
  const named = getNamedType(type)
  if (isInputObjectType(named))
    return Object.fromEntries(
      Object.values(named.getFields()).map((field) => [field.name, anyValue(field.type)]),
    )
  if (isEnumType(named)) return named.getValues()[0]?.name
  if (named.name === 'Upload') return null
  return { Boolean: true, Int: 1, UUID: '0190a0b0-0000-7000-8000-000000000000' }[named.name] ?? 'x'
}
