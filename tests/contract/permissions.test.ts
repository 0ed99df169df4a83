import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { schema } from '#server/schema/schema.ts'
import { createMember, visit } from '#tests/support/members.ts'
import { createGraphQLClient, type GraphQLClient } from '#tests/support/graphql-client.ts'
import { valueAt } from '#tests/support/json.ts'
import { createApiClient, type ApiClient } from '#tests/support/api-clients.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const mutations = fieldsOf('Mutation')
const subscriptions = fieldsOf('Subscription')
const queries = fieldsOf('Query')
const guarded = fieldsOf('Viewer').filter(([, field]) => accessTo(field) !== 'none')

const asks = (wanted: string) => (operation: [string, Field]) => accessTo(operation[1]) === wanted

const app = await sharedApp()
let reader: ApiClient
let writer: ApiClient
beforeAll(async () => {
  const member = await createMember(app)
  reader = await createApiClient(app, member, ['READ'])
  writer = await createApiClient(app, member, ['WRITE'])
})

/**
 * The caller that each operation requires. `public`: anyone. `visitor`: anyone except other sites. `read` and `write`: members
 * and programs with such a token. `account`: members with a session. `none`: the field contains nothing about other members.
 */
test('every operation declares its permission', async () => {
  const operations = [...mutations, ...queries, ...subscriptions, ...guarded]
  const lines = operations.map(([path, field]) => `${path}: ${accessTo(field)}\n`)
  await expect(lines.toSorted().join('')).toMatchFileSnapshot('../snapshots/permissions.txt')
})

describe('visitor', () => {
  const forMembers = mutations.filter((mutation) => !asks('visitor')(mutation))
  const needsFile = ([, { args }]: [string, Field]) => args.some(({ type }) => filePlace(type))
  test.for(forMembers.filter(needsFile))('is refused by %s before the file is read', async ([, field]) => {
    const { data, errors } = await sendMutation(visit(app).graphql, field)
    expect(data).toBeUndefined()
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_AUTHENTICATED' } }])
  })

  test.for(forMembers.filter((mutation) => !needsFile(mutation)))('is refused by %s', async ([, field]) => {
    expect(await mutate(visit(app).graphql, field)).toEqual({
      __typename: 'NotAuthenticatedError',
      code: 'NOT_AUTHENTICATED',
      message: 'No token found in cookies',
    })
  })

  test.for(subscriptions)('is refused by %s', async ([, field]) => {
    const { errors } = await ask(visit(app).graphql, field, 'subscription')
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_AUTHENTICATED' } }])
  })

  test.for(queries.filter(asks('read')))('is refused by %s', async ([, field]) => {
    const { errors } = await ask(visit(app).graphql, field)
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_AUTHENTICATED' } }])
  })
})

describe('page of another site', () => {
  const { fetch } = visit(app).http
  const elsewhere = createGraphQLClient({
    cookies: new Map(),
    fetch: (path, init) =>
      fetch(path, {
        ...init,
        headers: { ...Object(init?.headers), origin: 'https://integrator.example' },
      }),
  })
  test.for(mutations.filter(asks('visitor')))('is refused by %s', async ([, field]) => {
    const { status, errors } = await sendMutation(elsewhere, field)
    expect(status).toBe(403)
    expect(errors).toMatchObject([{ extensions: { code: 'FOREIGN_ORIGIN' } }])
  })
})

describe('API client', () => {
  test.for(queries.filter(asks('read')))('with read scope is allowed by %s', async ([, field]) => {
    const { errors } = await ask(reader.graphql, field)
    expect(JSON.stringify(errors ?? '')).not.toMatch(/NOT_AUTHENTICATED|MISSING_SCOPE/)
  })

  test.for(mutations.filter(asks('write')))('with only read scope is refused by %s', async ([, field]) => {
    expect(await mutate(reader.graphql, field)).toEqual({
      __typename: 'MissingScopeError',
      code: 'MISSING_SCOPE',
      message: 'This access token is read-only. Create one with the scope write.',
    })
  })

  test.for(mutations.filter(asks('write')))('with write scope is allowed by %s', async ([, field]) => {
    const answer = await mutate(writer.graphql, field)
    expect(['MISSING_SCOPE', 'NOT_AUTHENTICATED']).not.toContain(valueAt(answer, 'code'))
  })

  test.for(mutations.filter(asks('account')))('is refused by %s with any scope', async ([, field]) => {
    expect(await mutate(writer.graphql, field)).toEqual({
      __typename: 'MissingScopeError',
      code: 'MISSING_SCOPE',
      message: 'Access tokens cannot manage the account. Please log in.',
    })
  })

  test.for(guarded)('does not see %s', async ([, { name }]) => {
    const { data, errors } = await writer.graphql.send(`{ viewer { ${name} { __typename } } }`)
    expect(data).toEqual({ viewer: null })
    expect(errors).toMatchObject([{ extensions: { code: 'MISSING_SCOPE' } }])
  })
})

/** Sends any variables. Returns the type of the result and the error codes. */
async function mutate(graphql: GraphQLClient, field: Field): Promise<unknown> {
  const { data, errors } = await sendMutation(graphql, field)
  expect(errors).toBeUndefined()
  return valueAt(data, field.name)
}

function sendMutation(graphql: GraphQLClient, { name, args: [input] }: Field) {
  if (!input) throw new Error(`${name} takes no input`)
  return graphql.send(
    `mutation ($input: ${String(input.type)}) {
      ${name}(input: $input) { __typename ... on Error { message code } }
    }`,
    { input: anyValue(input.type) },
    filePlace(input.type) ? new Blob(['a file']) : undefined,
    filePlace(input.type),
  )
}

function ask(
  graphql: GraphQLClient,
  { name, args, type }: Field,
  operation: 'query' | 'subscription' = 'query',
) {
  const variables = Object.fromEntries(args.map((argument) => [argument.name, anyValue(argument.type)]))
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ')
  const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
  const call = args.length > 0 ? `(${declared}) { ${name}(${given})` : `{ ${name}`
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }'
  return graphql.send(`${operation} ${call} ${selection} }`, variables)
}

type Field = GraphQLField<unknown, unknown>

function fieldsOf(typename: string): [string, Field][] {
  const type = schema.getType(typename)
  if (!isObjectType(type)) throw new Error(`There is no type ${typename}`)
  return Object.values(type.getFields()).map((field) => [`${typename}.${field.name}`, field])
}

/** The scope among the options that Pothos keeps for a field. */
function accessTo({ extensions }: Field): string {
  const scopes = Object.keys(Object(extensions['pothosOptions']).authScopes ?? {})
  return scopes.join(' and ') || 'none'
}

/** The path of a required file in the input. */
function filePlace(type: GraphQLInputType): string | undefined {
  const input = getNamedType(type)
  const fields = isInputObjectType(input) ? Object.values(input.getFields()) : []
  const place = fields.find((field) => String(field.type) === 'Upload!')?.name
  return place && `input.${place}`
}

/** Any valid value of the type. */
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
