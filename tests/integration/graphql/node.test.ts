import { beforeAll, describe, expect, test } from 'vitest'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const NODE = `query ($id: ID!) {
  node(id: $id) { __typename id ... on Post { text } ... on User { username } ... on Viewer { roleId } }
}`
const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }'
const NOBODY = '0190a0b0-0000-7000-8000-000000000000'

const app = await sharedApp()
let ada: TestMember
let bob: TestMember
let postId: string
let adaIds: { user: string; viewer: string }
beforeAll(async () => {
  const [first, second] = await createMembers(app, 2)
  if (!first || !second) throw new Error('Two were asked for')
  ;[ada, bob] = [first, second]
  const created = await ada.graphql.send(
    'mutation { createPost(input: { text: "hi" }) { ... on CreatePostPayload { post { id } } } }',
  )
  postId = created.text('createPost.post.id')
  const viewer = await ada.graphql.send('{ viewer { id user { id } } }')
  adaIds = { user: viewer.text('viewer.user.id'), viewer: viewer.text('viewer.id') }
})

describe('node field', () => {
  test('finds objects by their global id', async () => {
    expect(await node(bob, postId)).toEqual({ __typename: 'Post', id: postId, text: 'hi' })
    expect(await node(bob, adaIds.user)).toMatchObject({ __typename: 'User', id: adaIds.user })
    expect(await node(ada, adaIds.viewer)).toEqual({
      __typename: 'Viewer',
      id: adaIds.viewer,
      roleId: null,
    })
  })

  test('hides accounts of other members', async () => {
    const { data, errors } = await bob.graphql.send(NODE, { id: adaIds.viewer })
    expect(data).toEqual({ node: null })
    expect(JSON.stringify(errors ?? [])).not.toContain(ada.id)
  })

  test.for([
    ['nothing', ''],
    ['a word', 'nonsense'],
    ['a deleted post', globalId('Post', NOBODY)],
    ['a deleted member', globalId('User', NOBODY)],
    ['a deleted viewer', globalId('Viewer', NOBODY)],
    ['a post without an id', globalId('Post', '')],
    ['a post with a number', globalId('Post', '1')],
    ['a member with a number', globalId('User', '1')],
    ['a viewer with a number', globalId('Viewer', '1')],
    ['an unknown type', globalId('Comment', NOBODY)],
    ['a type without the Node interface', globalId('PostEdge', NOBODY)],
    ['an error', globalId('Error', NOBODY)],
    ['an id with more characters', globalId('Post', `${NOBODY}:x`)],
    ['SQL', globalId('Post', "' OR 1=1 --")],
    ['a prototype', globalId('__proto__', NOBODY)],
  ] as const)('returns null for %s', async ([, id]) => {
    expect(await ada.graphql.send(NODE, { id })).toMatchObject({ data: { node: null }, errors: undefined })
  })
})

describe('nodes field', () => {
  test('keeps the order of the ids, with null for missing objects', async () => {
    const ids = [
      globalId('Post', 'x'),
      adaIds.user,
      globalId('User', '1'),
      postId,
      globalId('Post', NOBODY),
      'nonsense',
      postId,
    ]
    const { data, errors } = await bob.graphql.send(NODES, { ids })
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      nodes: [
        null,
        { __typename: 'User', id: adaIds.user },
        null,
        { __typename: 'Post', id: postId },
        null,
        null,
        { __typename: 'Post', id: postId },
      ],
    })
  })
})

describe('UUID scalar', () => {
  test.for(['x', '', '0190a0b0-0000-7000-8000-00000000000', 12])('refuses %j', async (id) => {
    const { data, errors } = await ada.graphql.send('query ($id: UUID!) { post(id: $id) { id } }', { id })
    expect(data).toBeUndefined()
    expect(errors).toMatchObject([{ message: expect.stringContaining('A UUID must have its textual form') }])
  })

  test('ignores case', async () => {
    const query = 'query ($id: UUID!) { user(id: $id) { databaseId } }'
    expect((await bob.graphql.send(query, { id: ada.id.toUpperCase() })).data).toEqual({
      user: { databaseId: ada.id },
    })
  })
})

async function node({ graphql }: TestMember, id: string): Promise<unknown> {
  return Object((await graphql.send(NODE, { id })).data).node
}

function globalId(typename: string, id: string): string {
  return Buffer.from(`${typename}:${id}`).toString('base64url')
}

test('userByUsername ignores case and is null for unknown and malformed names', async () => {
  const { data } = await bob.graphql.send(`{ node(id: "${adaIds.user}") { ... on User { username } } }`)
  const { username } = Object(data).node
  const find = async (name: string) => {
    const { data: found } = await bob.graphql.send(
      'query ($username: String!) { userByUsername(username: $username) { id } }',
      { username: name },
    )
    return Object(found).userByUsername
  }
  expect(await find(username.toUpperCase())).toEqual({ id: adaIds.user })
  expect(await find(username.replace('_', '%'))).toBeNull()
  expect(await find('nobody_at_all')).toBeNull()
})
