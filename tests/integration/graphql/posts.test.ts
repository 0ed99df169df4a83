import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { createMember, createMembers, type TestMember, visit } from '#tests/support/members.ts'
import type { GraphQLClient } from '#tests/support/graphql-client.ts'
import { valueAt } from '#tests/support/json.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { countWaitingStatements } from '#tests/support/waiting-statements.ts'

const ERROR = '... on Error { message code }'
const FIELDS = '... on ValidationError { fields { path message } }'
const POST = `id databaseId text tags likeCount dislikeCount commentCount shareCount viewerReaction viewerCanDelete
  createdAt updatedAt author { databaseId username isViewer postCount likeCount }
  media { __typename ... on ImageMedia { width height altText url } }`
const CREATE = `mutation ($input: CreatePostInput!) {
  createPost(input: $input) { __typename ... on CreatePostPayload { post { ${POST} } } ${ERROR} ${FIELDS} }
}`
const REACT = `mutation ($input: ReactToPostInput!) {
  reactToPost(input: $input) { __typename ... on ReactToPostPayload { post { ${POST} } } ${ERROR} }
}`
const DELETE = `mutation ($input: DeletePostInput!) {
  deletePost(input: $input) { __typename ... on DeletePostPayload { deletedPostId } ${ERROR} }
}`
const NOT_SIGNED_IN = {
  __typename: 'NotAuthenticatedError',
  code: 'NOT_AUTHENTICATED',
  message: 'No token found in cookies',
}
const NOT_FOUND = { __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'Post not found' }
const NOBODYS_POST = Buffer.from('Post:0190a0b0-0000-7000-8000-000000000000').toString('base64url')

const app = await sharedApp()
let author: TestMember
let reader: TestMember
beforeEach(async () => {
  const [first, second] = await createMembers(app, 2)
  if (!first || !second) throw new Error('Two were asked for')
  ;[author, reader] = [first, second]
})

describe('createPost', () => {
  test("returns the post from the author's viewpoint", async () => {
    const { data, errors } = await author.graphql.send(CREATE, { input: { text: ' Knock, #knock ' } })
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      createPost: {
        __typename: 'CreatePostPayload',
        post: {
          text: 'Knock, #knock',
          tags: ['knock'],
          likeCount: 0,
          dislikeCount: 0,
          commentCount: 0,
          shareCount: 0,
          viewerReaction: null,
          viewerCanDelete: true,
          media: null,
          author: { databaseId: author.id, isViewer: true, postCount: 1 },
        },
      },
    })
  })

  test('returns the same fields as a later query', async () => {
    const input = { text: 'Knock, #knock', altText: 'A door', media: null }
    const created = await author.graphql.send(CREATE, { input }, await drawPicture())
    const payload = valueAt(created.data, 'createPost.post')
    expect(payload).toMatchObject({ media: { altText: 'A door' } })
    const query = `query ($id: ID!) { node(id: $id) { ... on Post { ${POST} } } }`
    const { data } = await author.graphql.send(query, { id: Object(payload).id })
    expect(payload).toEqual(valueAt(data, 'node'))
  })

  test('counts a post that another request of the author commits meanwhile', async () => {
    const { database, sql } = app.dependencies
    const member = await createMember(app)
    const response = await database.$transaction(async (transaction) => {
      const now = new Date()
      await transaction.post.create({
        data: { id: uuidv7(), authorId: member.id, text: 'Knock', createdAt: now, updatedAt: now },
      })
      const waiting = member.graphql.send(CREATE, { input: { text: 'Who is there?' } })
      await expect.poll(() => countWaitingStatements(sql)).toBe(1)
      return { waiting }
    })
    expect(valueAt((await response.waiting).data, 'createPost.post.author.postCount')).toBe(2)
  })

  test('accepts an image with alternative text', async () => {
    const picture = await drawPicture({ width: 640, height: 480 })
    const input = { text: '', altText: 'A red field', media: null }
    const { data } = await author.graphql.send(CREATE, { input }, picture)
    expect(data).toMatchObject({
      createPost: {
        post: {
          text: '',
          media: {
            __typename: 'ImageMedia',
            width: 640,
            height: 480,
            altText: 'A red field',
            url: expect.stringMatching(/^\/media\/image\/full\/.*\.webp$/),
          },
        },
      },
    })
  })

  test('reports the message and field of invalid input', async () => {
    const tooLong = 'Text cannot exceed 500 characters. Currently 501 characters.'
    expect((await author.graphql.send(CREATE, { input: { text: 'x'.repeat(501) } })).data).toEqual({
      createPost: {
        __typename: 'ValidationError',
        code: 'VALIDATION_FAILED',
        message: tooLong,
        fields: [{ path: 'text', message: tooLong }],
      },
    })
    const empty = 'Please add some text or attach a media file to create a post.'
    expect((await author.graphql.send(CREATE, { input: {} })).data).toMatchObject({
      createPost: { __typename: 'ValidationError', fields: [{ path: 'text', message: empty }] },
    })
  })

  test('refuses files that are no image or too large', async () => {
    const input = { text: 'hi', media: null }
    expect((await author.graphql.send(CREATE, { input }, new Blob(['words']))).data).toEqual({
      createPost: {
        __typename: 'UnsupportedFileTypeError',
        code: 'UNSUPPORTED_FILE_TYPE',
        message:
          'Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, AVI, MOV, WMV, FLV, WebM, MKV) file.',
      },
    })
    // The body length is checked before the operation is parsed.
    const larger = new Blob([new Uint8Array(41 * 1024 * 1024)])
    expect(await author.graphql.send(CREATE, { input }, larger)).toMatchObject({
      status: 413,
      errors: [
        {
          message: 'File size cannot exceed 50MB. Current file is 41.0 MB.',
          extensions: { code: 'FILE_TOO_LARGE' },
        },
      ],
    })
  })

  test('returns the edge that the feed has for the post', async () => {
    const { data } = await author.graphql.send(
      `mutation ($input: CreatePostInput!) {
        createPost(input: $input) { ... on CreatePostPayload { postEdge { cursor node { text } } } }
      }`,
      { input: { text: 'At the edge' } },
    )
    const feed = await reader.graphql.send('{ feed(first: 1) { edges { cursor node { text } } } }')
    expect(feed.data).toMatchObject({ feed: { edges: [{ node: { text: 'At the edge' } }] } })
    expect(valueAt(data, 'createPost.postEdge')).toEqual(valueAt(feed.data, 'feed.edges.0'))
  })
})

describe('reactToPost', () => {
  test('sets, changes and removes a like and returns the new counts', async () => {
    const { id } = await post()
    expect(await react(reader, id, 'LIKE')).toMatchObject({
      likeCount: 1,
      dislikeCount: 0,
      viewerReaction: 'LIKE',
    })
    expect(await react(author, id, 'DISLIKE')).toMatchObject({
      likeCount: 1,
      dislikeCount: 1,
      viewerReaction: 'DISLIKE',
    })
    expect(await react(reader, id, 'DISLIKE')).toMatchObject({
      likeCount: 0,
      dislikeCount: 2,
      viewerReaction: 'DISLIKE',
    })
    expect(await react(reader, id, 'DISLIKE')).toMatchObject({
      likeCount: 0,
      dislikeCount: 1,
      viewerReaction: null,
    })
  })

  test("does not count the author's own like in their score", async () => {
    const { id } = await post()
    const liked = await react(reader, id, 'LIKE')
    const before = Number(Object(liked).author.likeCount)
    expect(await react(author, id, 'LIKE')).toMatchObject({ likeCount: 2, author: { likeCount: before } })
    expect(await react(reader, id, 'LIKE')).toMatchObject({ author: { likeCount: before - 1 } })
  })

  test.for([NOBODYS_POST, '', 'nonsense', 'UG9zdDox', 'VXNlcjow'])(
    'does not find post %j',
    async (postId) => {
      const { data } = await reader.graphql.send(REACT, { input: { postId, type: 'LIKE' } })
      expect(data).toEqual({ reactToPost: NOT_FOUND })
    },
  )

  test("does not find a post under a member's id", async () => {
    const { data } = await reader.graphql.send('{ viewer { user { id } } }')
    const postId = Object(data).viewer.user.id
    expect((await reader.graphql.send(REACT, { input: { postId, type: 'LIKE' } })).data).toEqual({
      reactToPost: NOT_FOUND,
    })
  })

  test('accepts only like and dislike', async () => {
    const { id } = await post()
    const answer = await reader.graphql.send(REACT, { input: { postId: id, type: 'LOVE' } })
    expect(answer.data).toBeUndefined()
    expect(answer.errors).toMatchObject([{ message: expect.stringContaining('ReactionType') }])
  })
})

describe('deletePost', () => {
  test("deletes the caller's post once", async () => {
    const { id, databaseId } = await post()
    expect((await author.graphql.send(DELETE, { input: { postId: id } })).data).toEqual({
      deletePost: { __typename: 'DeletePostPayload', deletedPostId: id },
    })
    expect((await author.graphql.send(DELETE, { input: { postId: id } })).data).toEqual({
      deletePost: NOT_FOUND,
    })
    const read = await reader.graphql.send('query ($id: UUID!) { post(id: $id) { text } }', {
      id: databaseId,
    })
    expect(read.data).toEqual({ post: null })
  })

  test('refuses posts of others', async () => {
    const { id } = await post()
    expect((await reader.graphql.send(DELETE, { input: { postId: id } })).data).toEqual({
      deletePost: {
        __typename: 'NotAllowedError',
        code: 'NOT_ALLOWED',
        message: 'You can only delete your own posts',
      },
    })
  })
})

describe('visitor', () => {
  test('gets a typed error from each mutation', async () => {
    const { graphql } = visit(app)
    const { id } = await post()
    expect((await graphql.send(CREATE, { input: { text: 'hi' } })).data).toEqual({
      createPost: NOT_SIGNED_IN,
    })
    expect((await graphql.send(REACT, { input: { postId: id, type: 'LIKE' } })).data).toEqual({
      reactToPost: NOT_SIGNED_IN,
    })
    expect((await graphql.send(DELETE, { input: { postId: id } })).data).toEqual({
      deletePost: NOT_SIGNED_IN,
    })
  })

  test.for([
    'followedFeed { totalCount }',
    'trendingPosts { totalCount }',
    'suggestedMembers { username }',
    'post(id: "0190a0b0-0000-7000-8000-000000000000") { text }',
    'user(id: "0190a0b0-0000-7000-8000-000000000000") { username }',
  ])('cannot query %s', async (field) => {
    const { errors } = await visit(app).graphql.send(`{ ${field} }`)
    expect(errors).toMatchObject([
      { message: 'No token found in cookies', extensions: { code: 'NOT_AUTHENTICATED' } },
    ])
  })
})

async function post(): Promise<{ id: string; databaseId: string }> {
  const answer = await author.graphql.send(CREATE, { input: { text: 'Knock, knock' } })
  return { id: answer.text('createPost.post.id'), databaseId: answer.text('createPost.post.databaseId') }
}

async function react(
  { graphql }: { graphql: GraphQLClient },
  postId: string,
  type: string,
): Promise<unknown> {
  const { data } = await graphql.send(REACT, { input: { postId, type } })
  return Object(data).reactToPost.post
}
