import { beforeAll, describe, expect, test } from 'vitest'
import { createMembers, type TestMember, visit } from '#tests/support/members.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { change } from '#tests/support/member-mutations.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const NOBODYS = '0190a0b0-0000-7000-8000-000000000000'
const SHARE = `mutation ($input: SharePostInput!) {
  sharePost(input: $input) {
    __typename
    ... on SharePostPayload { post { databaseId shareCount } }
    ... on Error { message code }
  }
}`

const app = await sharedApp()
let author: TestMember
let members: TestMember[]
beforeAll(async () => {
  const [first, ...others] = await createMembers(app, 61)
  if (!first) throw new Error('A members was asked for')
  ;[author, members] = [first, others]
})

describe('sharing a post', () => {
  test('counts it and returns the new count', async () => {
    const id = await post()
    expect(await share(someone(0), id)).toEqual({
      __typename: 'SharePostPayload',
      post: { databaseId: id, shareCount: 1 },
    })
    expect((await someone(1).rest.post(`/post/${id}/share`)).body).toEqual({
      success: true,
      message: 'Share counted',
      shares: 2,
    })
    expect((await author.rest.get(`/post/${id}`)).body).toMatchObject({ post: { shares: 2 } })
  })

  test('counts each member once, over both APIs', async () => {
    const id = await post()
    const member = someone(0)
    await Promise.all(
      Array.from({ length: 10 }, (_, time) =>
        time % 2 ? share(member, id) : member.rest.post(`/post/${id}/share`),
      ),
    )
    expect(await sharesOf(id)).toBe(1)
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })

  test('that does not exist is refused as not found', async () => {
    expect(await share(author, NOBODYS)).toEqual({
      __typename: 'NotFoundError',
      code: 'NOT_FOUND',
      message: 'Post not found',
    })
    expect((await author.rest.post(`/post/${NOBODYS}/share`)).status).toBe(404)
    expect((await author.rest.post('/post/none/share')).body).toMatchObject({
      message: 'Invalid Post ID format',
    })
  })
})

test('share by a blocked member is refused and not counted', async () => {
  const id = await post()
  await change(author, 'blockUser', someone(0))
  expect(await share(someone(0), id)).toMatchObject({ code: 'NOT_FOUND' })
  expect((await someone(0).rest.post(`/post/${id}/share`)).status).toBe(404)
  await change(author, 'unblockUser', someone(0))
  expect(await sharesOf(id)).toBe(0)
})

describe('sixty concurrent members', () => {
  test('who share are each counted', async () => {
    const id = await post()
    await Promise.all(members.map((member) => share(member, id)))
    expect(await sharesOf(id)).toBe(60)
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })

  test('who share and like a post during its deletion get no error', async () => {
    const id = await post()
    const shared = members.map((member) => member.rest.post(`/post/${id}/share`))
    const liked = members.map((member) => member.rest.post('/postinteractions', { postId: id, type: 'like' }))
    expect((await author.rest.delete(`/post/me/${id}`)).status).toBe(200)
    const statuses = (await Promise.all([...shared, ...liked])).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([])
    expect(await app.dependencies.database.share.count({ where: { postId: id } })).toBe(0)
  })
})

test('deleting an account deletes its shares', async () => {
  const id = await post()
  const [leaver] = await createMembers(app, 1)
  if (!leaver) throw new Error('One was asked for')
  await share(leaver, id)
  await share(someone(0), id)
  await app.dependencies.database.member.delete({ where: { id: leaver.id } })
  expect(await sharesOf(id)).toBe(1)
  expect(await wrongCounters(app.dependencies.sql)).toEqual([])
})

describe('visitor with the URL of a post', () => {
  const sharedPost = (id: string, fields: string) =>
    visit(app).graphql.send(`query ($id: UUID!) { sharedPost(id: $id) { ${fields} } }`, { id })

  test('can query the fields of its card', async () => {
    const form = new FormData()
    form.append('title', 'Look at this')
    form.append('altText', 'A meme')
    form.append('post', await drawPicture({ width: 600 }))
    const id = (await author.rest.form('/post', form)).text('post.id')
    await someone(0).rest.post('/postinteractions', { postId: id, type: 'like' })
    const { data, errors } = await sharedPost(
      id,
      `text createdAt likeCount dislikeCount commentCount shareCount viewerReaction viewerCanDelete
       media { ... on ImageMedia { url altText } } author { databaseId username fullName photoUrl isViewer }`,
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      sharedPost: {
        text: 'Look at this',
        likeCount: 1,
        shareCount: 0,
        viewerReaction: null,
        viewerCanDelete: false,
        media: { altText: 'A meme' },
        author: { databaseId: author.id, isViewer: false },
      },
    })
  })

  test.for([
    'author { createdAt }',
    'author { postCount }',
    'author { likeCount }',
    'author { posts { totalCount } }',
  ])('cannot query %s', async (fields) => {
    const { data, errors } = await sharedPost(await post(), fields)
    expect(JSON.stringify(data)).not.toMatch(/bio":"|Count":\d|createdAt":"/)
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_AUTHENTICATED' } }])
  })

  test('gets null for a missing post', async () => {
    expect((await sharedPost(NOBODYS, 'text')).data).toEqual({ sharedPost: null })
  })

  test('cannot query other posts and is not counted', async () => {
    const id = await post()
    const { errors } = await visit(app).graphql.send(`{ post(id: "${id}") { text } }`)
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_AUTHENTICATED' } }])
    const { data } = await visit(app).graphql.send(SHARE, { input: { postId: globalId(id) } })
    expect(data).toMatchObject({ sharePost: { __typename: 'NotAuthenticatedError' } })
    expect(await sharesOf(id)).toBe(0)
  })

  test('who is signed in sees their reaction', async () => {
    const id = await post()
    await someone(0).rest.post('/postinteractions', { postId: id, type: 'like' })
    const { data } = await someone(0).graphql.send(`{ sharedPost(id: "${id}") { viewerReaction } }`)
    expect(data).toEqual({ sharedPost: { viewerReaction: 'LIKE' } })
  })
})

async function post(): Promise<string> {
  const form = new FormData()
  form.append('title', 'Knock, knock')
  return (await author.rest.form('/post', form)).text('post.id')
}

async function share({ graphql }: TestMember, id: string): Promise<unknown> {
  const { data, errors } = await graphql.send(SHARE, { input: { postId: globalId(id) } })
  expect(errors).toBeUndefined()
  return Object(data).sharePost
}

async function sharesOf(id: string): Promise<unknown> {
  return Object((await author.rest.get(`/post/${id}`)).body).post.shares
}

function someone(index: number): TestMember {
  const member = members[index]
  if (!member) throw new Error('The members is smaller')
  return member
}

function globalId(id: string): string {
  return Buffer.from(`Post:${id}`).toString('base64url')
}
