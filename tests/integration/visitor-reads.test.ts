import { isInterfaceType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { suspendMember } from '#server/features/moderation/suspend-member.ts'
import { indexPosts } from '#server/features/search/index-posts.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { schema } from '#server/schema/schema.ts'
import { comment } from '#tests/support/comments.ts'
import { createGraphQLClient } from '#tests/support/graphql-client.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { createGroup } from '#tests/support/groups.ts'
import { createMember, createMembers, type TestMember, visit } from '#tests/support/members.ts'
import { caption, plainMeme, postMeme } from '#tests/support/memes.ts'
import { change, globalIdOf } from '#tests/support/member-mutations.ts'
import { createModerator, openCase } from '#tests/support/moderation.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const TEMPLATE = 'surprised'

const app = await sharedApp()
const { graphql: visitor } = visit(app)
let ann: TestMember
let suspended: TestMember
let postId: string
let hiddenId: string
// Otherwise, posts of other test files could fill the first page of a list.
beforeAll(async () => void (await app.dependencies.database.post.deleteMany()))
beforeAll(async () => {
  const [first, second] = await createMembers(app, 2)
  if (!first || !second) throw new Error('Two were asked for')
  ;[ann, suspended] = [first, second]
  const meme = { ...plainMeme(caption('Hello')), background: { templateSlug: TEMPLATE } }
  const post = (member: TestMember) => postMeme(member, meme, { text: 'Quokka spotted #quokka' })
  ;[postId, hiddenId] = [await post(ann), await post(suspended)]
  await suspendMember(app.dependencies, suspended.username)
  await indexPosts(app.dependencies)
})

const fields = 'edges { node { databaseId viewerReaction viewerSaved viewerCanDelete author { username } } }'
const LISTS = [
  ['feed', `{ feed(first: 50) { ${fields} } }`],
  ['the top posts', `{ topPosts(period: DAY, first: 50) { ${fields} } }`],
  ['the top posts of all time', `{ topPosts(period: ALL, first: 50) { ${fields} } }`],
  ['a tag', `{ tag(name: "quokka") { viewerFollows posts { ${fields} } } }`],
  ['a template', `{ memeTemplate(slug: "${TEMPLATE}") { memes { ${fields} } } }`],
  ['a search', `{ searchPosts(query: "quokka") { ${fields} } }`],
  ['a search by the newest', `{ searchPosts(query: "quokka", sort: NEWEST) { ${fields} } }`],
] as const

describe('visitor', () => {
  test.for(LISTS)('finds only public posts in %s', async ([, query]) => {
    const { data, errors } = await visitor.send(query)
    expect(errors).toBeUndefined()
    const json = JSON.stringify(data)
    expect(json).toContain(postId)
    expect(json).not.toContain(hiddenId)
    expect(json).not.toMatch(/"viewer\w+":(?!null|false)/)
  })

  test('continues a list after its last cursor', async () => {
    await ann.post('Another one #quokka')
    const page = (after: string | null) =>
      visitor.send(
        `query ($id: ID!, $after: String) { node(id: $id) {
          ... on Tag { posts(first: 1, after: $after) { edges { node { databaseId } } pageInfo { endCursor hasNextPage } } }
        } }`,
        { id: tagId, after },
      )
    const tagId = (await visitor.send('{ tag(name: "quokka") { id } }')).text('tag.id')
    const first = await page(null)
    const second = await page(first.text('node.posts.pageInfo.endCursor'))
    expect(second.data).toMatchObject({
      node: { posts: { edges: [{ node: { databaseId: postId } }], pageInfo: { hasNextPage: false } } },
    })
  })

  test('finds members by name without their profile', async () => {
    const { data, errors } = await visitor.send(
      `{ searchMembers(query: "${ann.username}") { edges { node { username fullName photoUrl bio viewerFollows } } } }`,
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      searchMembers: { edges: [{ node: { username: ann.username, bio: null, viewerFollows: false } }] },
    })
  })

  test.for([
    ['sharedUser', (member: TestMember) => `sharedUser(id: "${member.id}")`],
    ['userByUsername', (member: TestMember) => `userByUsername(username: "${member.username}")`],
  ] as const)('sees the name and photo of a member by %s', async ([field, call]) => {
    const ask = (member: TestMember, selection: string) =>
      visitor.send(`{ ${call(member)} { ${selection} } }`)
    const { data } = await ask(ann, 'username fullName photoUrl')
    expect(data).toMatchObject({ [field]: { username: ann.username } })
    expect((await ask(suspended, 'username')).data).toEqual({ [field]: null })
    const { errors } = await ask(ann, 'posts { totalCount }')
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_AUTHENTICATED' } }])
  })

  test('with an invalid token is refused instead of getting public data', async () => {
    const program = createGraphQLClient(createHttpClient(app.url, 'invalid'))
    const { errors } = await program.send('{ feed(first: 1) { edges { cursor } } }')
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_AUTHENTICATED' } }])
  })
})

describe('visitor with a global id', () => {
  const find = async (id: string) =>
    Object((await visitor.send('query ($id: ID!) { node(id: $id) { __typename } }', { id })).data).node

  /** The objects that visitors find by their ids. */
  const PUBLIC_TYPES = new Set(['Comment', 'Group', 'MemeTemplate', 'Post', 'Tag'])

  test('finds objects of public types only', async () => {
    await change(suspended, 'followUser', ann)
    const reader = await createMember(app)
    await change(reader, 'followUser', ann)
    const [notification] = (await notificationsOf(app, ann)).list
    const ids: Record<string, string> = {
      Comment: await comment(reader, postId, 'Ha'),
      Group: (await createGroup(reader)).id,
      MemeTemplate: (await visitor.send(`{ memeTemplate(slug: "${TEMPLATE}") { id } }`)).text(
        'memeTemplate.id',
      ),
      ModerationCase: await caseAbout(ann, reader),
      Notification: notification?.id ?? '',
      Post: encodeGlobalId('Post', postId),
      Tag: (await visitor.send('{ tag(name: "quokka") { id } }')).text('tag.id'),
      User: globalIdOf(ann),
      Viewer: (await ann.graphql.send('{ viewer { id } }')).text('viewer.id'),
    }
    const node = schema.getType('Node')
    if (!isInterfaceType(node)) throw new Error('There is no interface Node')
    const types = schema.getPossibleTypes(node).map(({ name }) => name)
    expect(Object.keys(ids).toSorted()).toEqual(types.toSorted())
    for (const [type, id] of Object.entries(ids))
      expect(await find(id), type).toEqual(PUBLIC_TYPES.has(type) ? { __typename: type } : null)
  })

  test('does not find a post of a suspended member', async () => {
    expect(await find(encodeGlobalId('Post', hiddenId))).toBeNull()
  })
})

/** The id of a case about a member. */
async function caseAbout(member: TestMember, reporter: TestMember): Promise<string> {
  const moderator = await createModerator(app)
  return openCase(reporter, moderator, { subjectId: globalIdOf(member), author: member })
}
