import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { encodeGlobalId, idOfType } from '#server/platform/graphql/global-id.ts'
import { schema } from '#server/schema/schema.ts'
import { createApiClient } from '#tests/support/api-clients.ts'
import { comment } from '#tests/support/comments.ts'
import { createGroup } from '#tests/support/groups.ts'
import { textAt, valueAt } from '#tests/support/json.ts'
import { globalIdOf } from '#tests/support/member-mutations.ts'
import { createMember, PASSWORD, type TestMember } from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { createBrowserKeys } from '#tests/support/push-service.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

type Operation = { kind: 'mutation' | 'query'; field: GraphQLField<unknown, unknown> }
type Inputs = Readonly<Record<string, unknown>>

const OPERATIONS: Operation[] = [
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({
    kind: 'mutation' as const,
    field,
  })),
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({
    kind: 'query' as const,
    field,
  })),
]
const NOWHERE = '0190a0b0-0000-7000-8000-000000000000'
/** The limits of every request and its cost. */
const EVERY_REQUEST = /^(member|visitor)(Requests|Points)$/

let app: TestApp
let other: TestMember
let photo: Blob
/** The limits that have been counted, with what they were counted for. */
const counted: string[] = []
let isAllowed: (limit: string) => boolean = () => true
/** The texts in the keys of limits. */
const owners = new Map<string, string>()
beforeAll(async () => {
  const issuer = 'https://id.example'
  const identity = { clientId: 'guffaw', issuer, scriptUrl: `${issuer}/client.js`, jwksUrl: `${issuer}/jwks` }
  app = await startTestApp({ limitRates: true, identity })
  other = await createMember(app)
  await other.post('Knock, #knock')
  photo = await drawPicture({ width: 60, height: 40 })
  vi.spyOn(app.dependencies.rateLimiter, 'consume').mockImplementation(async (name, key) => {
    const limit = `${name} of the ${ownerOf(key)}`
    if (!EVERY_REQUEST.test(name)) counted.push(limit)
    return {
      isAllowed: EVERY_REQUEST.test(name) || isAllowed(limit),
      limit: 10,
      remaining: 0,
      resetSeconds: 60,
    }
  })
})
afterAll(() => app.stop())

test('every operation counts for its limits', async () => {
  const lines: string[] = []
  let member = await createMember(app)
  // Queries change nothing, so they can use the same member.
  for (const each of OPERATIONS.toReversed()) {
    if (each.kind === 'mutation') member = await createMember(app)
    const inputs = await inputsOf(member, each.field)
    const { limits, outcome } = await limitsOf(() => send(member, each, inputs))
    lines.push(`${each.kind} ${each.field.name}: ${[...limits, `returns ${outcome}`].join(', ')}\n`)
  }
  await expect(lines.toSorted().join('')).toMatchFileSnapshot('../snapshots/write-limits.txt')
})

test('following again and saving again do not count', async () => {
  const member = await createMember(app)
  for (const name of ['followUser', 'followTag', 'savePost']) {
    const repeated = OPERATIONS.find(({ field }) => field.name === name)
    if (!repeated) throw new Error(`The schema has no mutation ${name}`)
    const inputs = await inputsOf(member, repeated.field)
    await send(member, repeated, inputs)
    counted.length = 0
    await send(member, repeated, inputs)
    expect(counted, name).toEqual([])
  }
})

/** Refuses each limit once, from the first that is counted to the last. */
async function limitsOf(run: () => Promise<string>): Promise<{ limits: string[]; outcome: string }> {
  const limits = new Map<string, string>()
  isAllowed = (limit) => limits.has(limit)
  try {
    for (;;) {
      counted.length = 0
      const outcome = await run()
      const limit = counted.find((one) => !limits.has(one))
      if (!limit) return { limits: [...limits.values()], outcome }
      limits.set(limit, outcome === 'RATE_LIMITED for 60 s' ? limit : `${limit} without a refusal`)
    }
  } finally {
    isAllowed = () => true
  }
}

/** Returns the type of the result, or the code of the error. */
async function send({ graphql }: TestMember, { kind, field }: Operation, inputs: Inputs): Promise<string> {
  const { name, args, type } = field
  const required = args.filter((argument) => argument.name in inputs || isRequiredArgument(argument))
  const declared = required.map((argument) => `$${argument.name}: ${argument.type}`).join(', ')
  const passed = required.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
  const variables = required.map((argument) => [argument.name, valueOf(argument.name, argument.type, inputs)])
  const call = required.length > 0 ? `(${declared}) { ${name}(${passed})` : `{ ${name}`
  const query = `${kind} ${call} ${isLeafType(getNamedType(type)) ? '' : '{ __typename }'} }`
  const hasFile = JSON.stringify(variables).includes('"photo":null')
  const { data, errors } = await graphql.send(
    query,
    Object.fromEntries(variables),
    hasFile ? photo : undefined,
    'input.photo',
  )
  await app.dependencies.background.drain()
  if (!errors) return Object(valueAt(data, name)).__typename ?? getNamedType(type).name
  const { code, retryAfterSeconds } = Object(valueAt(errors, '0.extensions'))
  return retryAfterSeconds === undefined ? code : `${code} for ${retryAfterSeconds} s`
}

function valueOf(name: string, type: GraphQLInputType, inputs: Inputs): unknown {
  const named = getNamedType(type)
  if (name in inputs || !isInputObjectType(named)) {
    if (name in inputs) return inputs[name]
    if (named.name === 'UUID') return NOWHERE
    throw new Error(`Add a valid value for ${name}`)
  }
  const fields = Object.values(named.getFields())
  return Object.fromEntries(
    fields
      .filter((field) => field.name in inputs || isRequiredInputField(field))
      .map((field) => [field.name, valueOf(field.name, field.type, inputs)]),
  )
}

/** Valid inputs by name, with which the operation of the member gets past its checks. */
async function inputsOf(member: TestMember, { args }: Operation['field']): Promise<Inputs> {
  owners.clear()
  for (const [text, owner] of [
    [member.id, 'member'],
    [member.email, 'address'],
    ['127.0.0.1', 'network'],
  ] as const)
    owners.set(text, owner)
  const names = namesIn(args)
  const makers = Object.entries(inputMakers(member)).filter(([name]) => names.has(name))
  const inputs: Record<string, unknown> = {}
  for (const [name, make] of makers) inputs[name] = await make()
  return inputs
}

/** The names of arguments and of the fields in them. */
function namesIn(inputs: readonly { name: string; type: GraphQLInputType }[], names = new Set<string>()) {
  for (const { name, type } of inputs.filter((input) => !names.has(input.name))) {
    names.add(name)
    const named = getNamedType(type)
    if (isInputObjectType(named)) namesIn(Object.values(named.getFields()), names)
  }
  return names
}

/** Rows are inserted only for the inputs that an operation uses. */
function inputMakers(member: TestMember): Readonly<Record<string, () => unknown>> {
  const { database, clock } = app.dependencies
  const browser = createBrowserKeys()
  const identity = { issuer: 'https://id.example', subject: member.username }
  let posted: Promise<string> | undefined
  let groupId: string | null = null
  const post = () => (posted ??= postInGroup())
  async function postInGroup() {
    const id = await member.post('Knock, #knock')
    if (groupId) await database.post.update({ where: { id }, data: { groupId } })
    return id
  }
  const postId = async () => encodeGlobalId('Post', await post())
  const firstOf = async (list: string) => {
    const { data } = await member.graphql.send(`{ viewer { ${list} { id } } }`)
    return textAt(data, `viewer.${list}.0.id`)
  }
  return {
    accessTokenId: async () => {
      await createApiClient(app, member, ['READ'])
      return firstOf('accessTokens')
    },
    action: () => 'WARN',
    auth: () => browser.auth,
    caseId: () => encodeGlobalId('ModerationCase', NOWHERE),
    commentId: async () => comment(member, await post(), 'Who is there?'),
    currentPassword: () => PASSWORD,
    dateOfBirth: () => '1990-05-17',
    email: () => member.email,
    endpoint: () => 'https://fcm.googleapis.com/fcm/send/1',
    // Before the post, which is in the group.
    groupId: async () => {
      const { id } = await createGroup(member)
      groupId = idOfType(id, 'Group')
      return id
    },
    id: post,
    idToken: () => 'x',
    identityId: async () => {
      await database.identity.create({ data: { ...identity, memberId: member.id, createdAt: clock.now() } })
      return firstOf('identities')
    },
    ids: async () => [await postId()],
    name: () => 'knock',
    note: () => 'Be kind',
    newPassword: () => 'Another-horse2',
    otp: () => '123456',
    p256dh: () => browser.p256dh,
    password: () => PASSWORD,
    period: () => 'WEEK',
    photo: () => null,
    postId,
    prefix: () => 'knock',
    query: () => 'knock',
    reason: () => 'SPAM',
    role: () => 'MODERATOR',
    scopes: () => ['READ'],
    sessionId: () => firstOf('sessions'),
    settings: () => [{ kind: 'POST_LIKED', isPushed: true }],
    slug: () => 'surprised',
    subjectId: async () => encodeGlobalId('Post', await other.post('Knock, #knock')),
    termsAndConditions: () => true,
    // Posts and comments that are edited have other texts.
    text: () => 'Knock, knock',
    type: () => 'LIKE',
    userId: () => globalIdOf(other),
    username: () => `${member.username}_x`,
    value: () => 'BLUR',
    words: () => ['spoiler'],
  }
}

function ownerOf(key: string): string {
  const found = [...owners].filter(([text]) => key.includes(text)).map(([, owner]) => owner)
  return found.join(' and ') || 'device'
}
