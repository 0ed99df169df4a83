import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { addComment, change, comment, COMMENT_FIELDS, threadOf } from '#tests/support/comments.ts'
import { createMember, createMembers, PASSWORD, type TestMember, visit } from '#tests/support/members.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
let postId: string
beforeAll(async () => {
  ann = await createMember(app, 'ann')
  ben = await createMember(app, 'ben')
})
beforeEach(async () => {
  postId = await ann.post('What do you call a fish without eyes?')
})
afterAll(async () => expect(await wrongCounters(app.dependencies.sql)).toEqual([]))

describe('addComment', () => {
  test('adds a comment that everyone sees and counts it in both APIs', async () => {
    const { data } = await addComment(ben, postId, { text: '  A fsh  ' })
    expect(data).toMatchObject({
      addComment: {
        comment: {
          text: 'A fsh',
          depth: 0,
          parent: null,
          author: { username: ben.username },
          viewerCanDelete: true,
          viewerCanEdit: true,
          replyCount: 0,
        },
        post: { commentCount: 1 },
      },
    })
    const id = Object(data).addComment.comment.id
    expect(Object(data).addComment.commentEdge.node.id).toBe(id)
    expect(await threadOf(visit(app).graphql, postId)).toMatchObject([{ id, text: 'A fsh' }])
    expect(await ann.rest.get(`/post/${postId}`).then(({ body }) => Object(body).post.comments)).toBe(1)
  })

  test('nests replies to depth 5 and adds deeper ones as siblings', async () => {
    const added: { id: string; depth: number; parent: { id: string } | null }[] = []
    for (const text of ['0', '1', '2', '3', '4', '5', '6']) {
      const { data } = await addComment(ben, postId, { text, parentId: added.at(-1)?.id })
      added.push(Object(data).addComment.comment)
    }
    expect(added.map(({ depth }) => depth)).toEqual([0, 1, 2, 3, 4, 5, 5])
    expect(added[6]?.parent).toEqual({ id: added[4]?.id })
  })

  test('returns the same fields and cursor as a later query', async () => {
    const parentId = await comment(ann, postId, 'No idea')
    const { data } = await addComment(ben, postId, { text: 'A fsh', parentId }, await drawPicture())
    const added = Object(data).addComment
    const query = `query ($id: ID!, $parentId: ID!) {
      node(id: $id) { ... on Comment { ${COMMENT_FIELDS} } }
      parent: node(id: $parentId) { ... on Comment { replies(sort: TOP) { edges { cursor node { id } } } } }
    }`
    const later = await ben.graphql.send(query, { id: added.comment.id, parentId })
    expect(later.data).toEqual({
      node: added.comment,
      parent: { replies: { edges: [added.commentEdge] } },
    })
  })

  test('attaches an image with its alternative text', async () => {
    const { data } = await addComment(ben, postId, { altText: 'A fish' }, await drawPicture())
    expect(data).toMatchObject({ addComment: { comment: { text: '', media: { altText: 'A fish' } } } })
  })

  test.each([
    ['nothing', { text: ' ' }, 'ValidationError', 'Please add some text or attach an image to comment.'],
    ['501 characters', { text: 'x'.repeat(501) }, 'ValidationError', /Text cannot exceed 500 characters/],
    [
      'an unknown parent',
      { text: 'x', parentId: encodeGlobalId('Comment', '01900000-0000-7000-8000-000000000000') },
      'NotFoundError',
      'Comment not found',
    ],
    [
      'a parent of another type',
      { text: 'x', parentId: encodeGlobalId('Post', '01900000-0000-7000-8000-000000000000') },
      'NotFoundError',
      'Comment not found',
    ],
    ['an unknown upload', { mediaId: '01900000-0000-7000-8000-000000000000' }, 'ValidationError', /./],
  ])('refuses %s', async (_name, input, type, message) => {
    const { data } = await addComment(ben, postId, input)
    const { __typename, fields, ...result } = Object(data).addComment
    expect(__typename).toBe(type)
    expect(fields?.[0]?.message ?? result.message).toMatch(message)
    expect(await threadOf(ben.graphql, postId)).toEqual([])
  })

  test('refuses a video and a parent on another post', async () => {
    const mediaId = randomUUID()
    const createdAt = app.clock.now()
    await app.dependencies.database.media.create({
      data: {
        id: mediaId,
        ownerId: ben.id,
        kind: 'VIDEO',
        status: 'READY',
        width: 16,
        height: 9,
        durationMs: 0,
        thumbHash: new Uint8Array(),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + 60_000),
      },
    })
    expect((await addComment(ben, postId, { mediaId })).text('addComment.__typename')).toBe(
      'UnsupportedFileTypeError',
    )
    const elsewhere = await comment(ben, await ann.post('Another one'), 'Here')
    expect(
      (await addComment(ben, postId, { text: 'x', parentId: elsewhere })).text('addComment.message'),
    ).toBe('Comment not found')
  })

  test('creates one comment for concurrent requests with the same key', async () => {
    const input = { text: 'Once', idempotencyKey: `key of ${postId}` }
    const answers = await Promise.all([1, 2, 3].map(() => addComment(ben, postId, input)))
    expect(new Set(answers.map((answer) => answer.text('addComment.comment.id'))).size).toBe(1)
    expect(await threadOf(ben.graphql, postId)).toHaveLength(1)
    const other = await addComment(ben, postId, { ...input, text: 'Twice' })
    expect(other.text('addComment.__typename')).toBe('IdempotencyKeyReusedError')
  })

  test('counts concurrent comments exactly', async () => {
    const members = await createMembers(app, 20)
    const turns = isNightly ? 10 : 3
    const commentRepeatedly = async (member: (typeof members)[number]) => {
      for (let turn = 0; turn < turns; turn += 1) await comment(member, postId, `Comment ${turn}`)
    }
    await Promise.all(members.map(commentRepeatedly))
    const { data } = await ann.graphql.send('query ($id: UUID!) { post(id: $id) { commentCount } }', {
      id: postId,
    })
    expect(data).toEqual({ post: { commentCount: 20 * turns } })
  })
})

describe('lists of comments', () => {
  test('are sorted by age and by the Wilson lower bound of the reactions', async () => {
    const [first, second, third] = [
      await comment(ann, postId, 'first'),
      await comment(ann, postId, 'second'),
      await comment(ann, postId, 'third'),
    ]
    await comment(ben, postId, 'reply', first)
    await change(ann.graphql, 'reactToComment', { commentId: second, type: 'LIKE' }, 'comment { id }')
    await change(ben.graphql, 'reactToComment', { commentId: second, type: 'LIKE' }, 'comment { id }')
    await change(ann.graphql, 'reactToComment', { commentId: third, type: 'LIKE' }, 'comment { id }')
    await change(ben.graphql, 'reactToComment', { commentId: third, type: 'DISLIKE' }, 'comment { id }')
    const texts = async (sort: string) => (await threadOf(ben.graphql, postId, sort)).map(({ text }) => text)
    expect(await texts('OLDEST')).toEqual(['first', 'second', 'third'])
    expect(await texts('NEWEST')).toEqual(['third', 'second', 'first'])
    expect(await texts('TOP')).toEqual(['second', 'third', 'first'])
    const [oldest] = await threadOf(ben.graphql, postId)
    expect(oldest?.replies).toEqual([{ text: 'reply' }])
    const { topScore } = await app.dependencies.database.comment.findFirstOrThrow({
      where: { postId, text: 'second' },
    })
    // 2 of 2: (1 + z²/4 − z·√(z²/16)) / (1 + z²/2) with z = 1.281551565545.
    expect(topScore).toBeCloseTo(2 / (2 + 1.281551565545 ** 2), 12)
  })
})

describe('editComment', () => {
  test('changes the text within 15 minutes', async () => {
    const commentId = await comment(ben, postId, 'Fsh')
    const edited = await change(
      ben.graphql,
      'editComment',
      { commentId, text: 'A fsh' },
      `comment { ${COMMENT_FIELDS} }`,
    )
    expect(edited).toMatchObject({ comment: { text: 'A fsh', editedAt: expect.any(String) } })
    expect(
      await change(ben.graphql, 'editComment', { commentId, text: ' ' }, 'comment { id }'),
    ).toMatchObject({ __typename: 'ValidationError' })
    expect(
      await change(ann.graphql, 'editComment', { commentId, text: 'Mine' }, 'comment { id }'),
    ).toMatchObject({ __typename: 'NotAllowedError' })
    app.clock.advance(15 * 60)
    expect(
      await change(ben.graphql, 'editComment', { commentId, text: 'Late' }, 'comment { id }'),
    ).toMatchObject({
      __typename: 'NotAllowedError',
      message: 'Comments can be edited for 15 minutes.',
    })
  })
})

describe('deleteComment', () => {
  const PAYLOAD = `deletedCommentId post { commentCount } comment { ${COMMENT_FIELDS} }`

  test('removes a comment without replies', async () => {
    const commentId = await comment(ben, postId, 'Gone')
    expect(await change(ben.graphql, 'deleteComment', { commentId }, PAYLOAD)).toMatchObject({
      deletedCommentId: commentId,
      post: { commentCount: 0 },
      comment: null,
    })
    expect(await change(ben.graphql, 'deleteComment', { commentId }, PAYLOAD)).toMatchObject({
      __typename: 'NotFoundError',
    })
  })

  test('leaves a placeholder that disappears with its last reply', async () => {
    const commentId = await comment(ben, postId, 'Question')
    const replyId = await comment(ann, postId, 'Answer', commentId)
    expect(await change(ann.graphql, 'deleteComment', { commentId }, PAYLOAD)).toMatchObject({
      post: { commentCount: 1 },
      comment: {
        text: '',
        author: null,
        isDeleted: true,
        isRemoved: false,
        replyCount: 1,
        viewerCanDelete: false,
      },
    })
    for (const [mutation, input] of [
      ['deleteComment', {}],
      ['editComment', { text: 'x' }],
      ['reactToComment', { type: 'LIKE' }],
    ] as const) {
      const result = await change(ben.graphql, mutation, { commentId, ...input }, '__typename')
      expect(result).toMatchObject({ __typename: 'NotFoundError', message: 'Comment not found' })
    }
    expect(
      (await addComment(ben, postId, { text: 'x', parentId: commentId })).text('addComment.message'),
    ).toBe('Comment not found')
    await change(ann.graphql, 'deleteComment', { commentId: replyId }, PAYLOAD)
    expect(await threadOf(ben.graphql, postId)).toEqual([])
  })

  test('is refused to members who wrote neither the comment nor the post', async () => {
    const commentId = await comment(ann, postId, 'Mine')
    expect(await change(ben.graphql, 'deleteComment', { commentId }, PAYLOAD)).toMatchObject({
      __typename: 'NotAllowedError',
    })
  })

  test('removes the image of the comment', async () => {
    const { data } = await addComment(ben, postId, {}, await drawPicture())
    const commentId: string = Object(data).addComment.comment.id
    const { mediaId } = await app.dependencies.database.comment.findFirstOrThrow({ where: { postId } })
    await change(ben.graphql, 'deleteComment', { commentId }, PAYLOAD)
    expect((await ben.http.fetch(`/media/image/full/${mediaId}.webp`)).status).toBe(404)
  })
})

describe('reactions to comments', () => {
  const REACTIONS = 'likeCount dislikeCount viewerReaction'

  test('toggle and switch', async () => {
    const commentId = await comment(ann, postId, 'Funny')
    const react = (type: string) =>
      change(ben.graphql, 'reactToComment', { commentId, type }, `comment { ${REACTIONS} }`)
    expect(await react('LIKE')).toMatchObject({
      comment: { likeCount: 1, dislikeCount: 0, viewerReaction: 'LIKE' },
    })
    expect(await react('DISLIKE')).toMatchObject({
      comment: { likeCount: 0, dislikeCount: 1, viewerReaction: 'DISLIKE' },
    })
    expect(await react('DISLIKE')).toMatchObject({
      comment: { likeCount: 0, dislikeCount: 0, viewerReaction: null },
    })
  })

  test.each(['Post', 'Comment'] as const)('setReaction to a %s is idempotent', async (type) => {
    const subjectId = type === 'Post' ? encodeGlobalId('Post', postId) : await comment(ann, postId, 'Funny')
    const set = (kind: string | null) =>
      change(ben.graphql, 'setReaction', { subjectId, type: kind }, `subject { __typename id ${REACTIONS} }`)
    const liked = {
      subject: { __typename: type, id: subjectId, likeCount: 1, dislikeCount: 0, viewerReaction: 'LIKE' },
    }
    expect(await set('LIKE')).toMatchObject(liked)
    expect(await set('LIKE')).toMatchObject(liked)
    expect(await set('DISLIKE')).toMatchObject({ subject: { likeCount: 0, dislikeCount: 1 } })
    expect(await set(null)).toMatchObject({
      subject: { likeCount: 0, dislikeCount: 0, viewerReaction: null },
    })
    expect(await set(null)).toMatchObject({ subject: { viewerReaction: null } })
  })
})

describe('comments of members who leave', () => {
  test('become placeholders or disappear with the account, and their reactions too', async () => {
    const cid = await createMember(app, 'cid')
    const kept = await comment(cid, postId, 'With a reply')
    await comment(ben, postId, 'The reply', kept)
    const liked = await comment(cid, postId, 'Alone')
    await change(ben.graphql, 'reactToComment', { commentId: liked, type: 'LIKE' }, 'comment { id }')
    const own = await comment(ben, postId, 'Liked by the one who leaves')
    await change(cid.graphql, 'reactToComment', { commentId: own, type: 'LIKE' }, 'comment { id }')
    const { data } = await cid.graphql.send(
      'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }',
      { input: { password: PASSWORD } },
    )
    expect(data).toEqual({ deleteAccount: { __typename: 'DeleteAccountPayload' } })
    expect(await threadOf(ben.graphql, postId)).toMatchObject([
      { text: '', replies: [{ text: 'The reply' }] },
      { text: 'Liked by the one who leaves' },
    ])
    const rows = await app.dependencies.database.comment.findMany({
      where: { postId },
      select: { likeCount: true },
    })
    expect(rows.every(({ likeCount }) => likeCount === 0)).toBe(true)
  })

  test('are hidden during a suspension', async () => {
    const dan = await createMember(app, 'dan')
    await comment(dan, postId, 'Rude')
    const { suspendMember, liftSuspension } = await import('#server/features/moderation/suspend-member.ts')
    await suspendMember(app.dependencies, dan.username)
    expect(await threadOf(ben.graphql, postId)).toEqual([])
    await liftSuspension(app.dependencies, dan.username)
    expect(await threadOf(ben.graphql, postId)).toMatchObject([{ text: 'Rude' }])
  })

  test('are part of the data export', async () => {
    const eve = await createMember(app, 'eve')
    const id = await comment(eve, postId, 'For the file')
    await change(eve.graphql, 'reactToComment', { commentId: id, type: 'LIKE' }, 'comment { id }')
    const { body } = await eve.rest.post('/users/me/data-export', { password: PASSWORD })
    expect(body).toMatchObject({
      comments: [{ text: 'For the file', postId, likes: 1 }],
      commentReactions: [{ type: 'like' }],
    })
  })
})

test('comments are deleted with their post', async () => {
  await comment(ben, postId, 'reply', await comment(ben, postId, 'comment'))
  await addComment(ben, postId, {}, await drawPicture())
  await ann.rest.delete(`/post/me/${postId}`)
  expect(await app.dependencies.database.comment.count({ where: { postId } })).toBe(0)
})
