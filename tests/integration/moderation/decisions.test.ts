import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { previewPath } from '#server/site/previews/preview-routes.ts'
import { comment } from '#tests/support/comments.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { globalIdOf } from '#tests/support/member-mutations.ts'
import { createMember, createTrio, postForm, visit, type TestMember } from '#tests/support/members.ts'
import {
  casesAbout,
  createModerator,
  decide,
  idOfPost,
  openCase,
  ownCases,
  report,
} from '#tests/support/moderation.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const app = await sharedApp()
const { database } = app.dependencies
let moderator: TestMember
let author: TestMember
let ben: TestMember
let cid: TestMember
let postId: string
let subjectId: string
let caseId: string
beforeAll(async () => {
  moderator = await createModerator(app)
})
beforeEach(async () => {
  ;[author, ben, cid] = await createTrio(app)
  postId = await author.post('Buy my pills #pills')
  subjectId = idOfPost(postId)
  caseId = await openCase(ben, moderator, { subjectId, author })
})
afterAll(async () => expect(await wrongCounters(app.dependencies.sql)).toEqual([]))

describe('REMOVE', () => {
  test('hides a post on every surface, and REINSTATE shows it again', async () => {
    await ben.react(postId, 'like')
    const before = await surfaces(ben)
    expect(before).toEqual(SHOWN)
    await decide(moderator, caseId, 'REMOVE')
    expect(await surfaces(ben)).toEqual(HIDDEN)
    expect(await surfaces(moderator)).toMatchObject({ byId: { text: 'Buy my pills #pills' }, feed: false })
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
    await decide(moderator, caseId, 'REINSTATE')
    expect(await surfaces(ben)).toEqual(before)
  })

  test('is an event for members who watch posts', async () => {
    const client = createWebSocketClient(app.url, {
      connectionParams: { authorization: `Bearer ${ben.accessToken}` },
    })
    const query = 'subscription { postEvents { ... on PostDeleted { deletedPostId } } }'
    const events = client.iterate({ query })
    await app.untilWatchers(1)
    await decide(moderator, caseId, 'REMOVE')
    expect((await events.next()).value).toEqual({ data: { postEvents: { deletedPostId: subjectId } } })
    client.terminate()
    await app.untilWatchers(0)
  })

  test('shows the author the post with the reason', async () => {
    await decide(moderator, caseId, 'REMOVE', { reason: 'ILLEGAL', note: 'Pills need a prescription' })
    const { data } = await author.graphql.send(
      `query ($id: UUID!) { post: sharedPost(id: $id) { text isRemoved removal { action reason note moderator { id } } } }`,
      { id: postId },
    )
    const removal = {
      action: 'REMOVE',
      reason: 'ILLEGAL',
      note: 'Pills need a prescription',
      moderator: null,
    }
    expect(data).toEqual({ post: { text: 'Buy my pills #pills', isRemoved: true, removal } })
  })

  test('takes the likes of a post from its author until it is reinstated, also when reactions change meanwhile', async () => {
    await ben.react(postId, 'like')
    await cid.react(postId, 'like')
    expect(await likesOf(author)).toBe(2)
    await decide(moderator, caseId, 'REMOVE')
    expect(await likesOf(author)).toBe(0)
    await database.reaction.deleteMany({ where: { postId, memberId: cid.id } })
    expect(await likesOf(author)).toBe(0)
    await decide(moderator, caseId, 'REINSTATE')
    expect(await likesOf(author)).toBe(1)
  })

  test('keeps the likes of the author right when the removed post is deleted', async () => {
    const other = await author.post('Harmless')
    await ben.react(other, 'like')
    await ben.react(postId, 'like')
    await decide(moderator, caseId, 'REMOVE')
    await author.graphql.send('mutation ($id: ID!) { deletePost(input: { postId: $id }) { __typename } }', {
      id: subjectId,
    })
    expect(await likesOf(author)).toBe(1)
  })

  test('withdraws the picture from everyone except the author and moderators', async () => {
    const posted = await author.rest.form('/post', postForm('', await drawPicture()))
    const [address, id] = [posted.text('post.postUrl'), posted.text('post.id')]
    const statuses = () =>
      Promise.all(
        [visit(app), ben, author, moderator].map(async ({ http }) => (await http.fetch(address)).status),
      )
    expect(await statuses()).toEqual([200, 200, 200, 200])
    await report(ben, idOfPost(id))
    const found = (await casesAbout(moderator, author)).find(({ id: other }) => other !== caseId)
    await decide(moderator, found?.id ?? '', 'REMOVE')
    expect(await statuses()).toEqual([404, 404, 200, 200])
    await decide(moderator, found?.id ?? '', 'REINSTATE')
    expect(await statuses()).toEqual([200, 200, 200, 200])
  })

  test('hides a comment with its thread and corrects the counts, and REINSTATE restores them', async () => {
    const commentId = await comment(author, postId, 'Buy them here')
    await comment(ben, postId, 'No', commentId)
    await report(ben, commentId)
    const ofComment = (await casesAbout(moderator, author)).find(({ id }) => id !== caseId)
    const seenBy = async ({ graphql }: TestMember) => {
      const { data } = await graphql.send(
        `query ($id: ID!, $postId: UUID!) {
          node(id: $id) { ... on Comment { text isRemoved } } sharedPost(id: $postId) { commentCount }
        }`,
        { id: commentId, postId },
      )
      return data
    }
    const text = 'Buy them here'
    await decide(moderator, ofComment?.id ?? '', 'REMOVE')
    expect(await seenBy(ben)).toMatchObject({ node: null, sharedPost: { commentCount: 1 } })
    for (const member of [author, moderator])
      expect(await seenBy(member)).toMatchObject({ node: { text, isRemoved: true } })
    await decide(moderator, ofComment?.id ?? '', 'REINSTATE')
    expect(await seenBy(ben)).toEqual({ node: { text, isRemoved: false }, sharedPost: { commentCount: 2 } })
  })
})

test('MARK_SENSITIVE marks a post until it is reinstated', async () => {
  const isSensitive = async () =>
    (await database.post.findUniqueOrThrow({ where: { id: postId } })).isSensitive
  await decide(moderator, caseId, 'MARK_SENSITIVE')
  expect(await isSensitive()).toBe(true)
  await decide(moderator, caseId, 'REINSTATE')
  expect(await isSensitive()).toBe(false)
})

test('SUSPEND hides the author and ends their sessions, and REINSTATE restores everything', async () => {
  await decide(moderator, caseId, 'SUSPEND')
  expect(await surfaces(ben)).toEqual(HIDDEN)
  expect((await author.graphql.send('{ viewer { id } }')).data).toEqual({ viewer: null })
  await decide(moderator, caseId, 'REINSTATE')
  expect(await surfaces(ben)).toEqual({ ...SHOWN, likes: 0 })
})

describe('decision', () => {
  test.for([
    ['REMOVE', 'CONTENT_REMOVED', 'Your post was removed. Rule: Spam or scam.'],
    ['MARK_SENSITIVE', 'WARNED', 'Your post was marked as sensitive. Rule: Spam or scam.'],
    ['WARN', 'WARNED', 'You were warned because of your post. Rule: Spam or scam.'],
  ] as const)('%s is told to the author on the site and by mail', async ([action, kind, statement]) => {
    const member = await createMember(app, 'author')
    const reported = { subjectId: idOfPost(await member.post('More pills')), author: member }
    const id = await openCase(ben, moderator, reported)
    await decide(moderator, id, action)
    const { list } = await notificationsOf(app, member)
    expect(list).toMatchObject([{ kind, text: `${statement} “Be kind”`, path: '/decisions', actorCount: 0 }])
    const mail = await app.mailbox.next(member.email)
    for (const part of [statement, 'Be kind', 'not a program', '/decisions'])
      expect(mail.text).toContain(part)
    expect(await ownCases(member)).toMatchObject([
      { id, status: 'DECIDED', viewerCanAppeal: true, decisions: [{ action, statement, moderator: null }] },
    ])
  })

  test('DISMISS is not told to the author', async () => {
    await decide(moderator, caseId, 'DISMISS')
    expect((await notificationsOf(app, author)).list).toEqual([])
    expect(await ownCases(author)).toEqual([])
  })

  test('without a reason has the one that most reports have', async () => {
    await report(cid, subjectId, { reason: 'ILLEGAL' })
    await report((await createTrio(app))[0], subjectId, { reason: 'ILLEGAL' })
    expect(await decide(moderator, caseId, 'WARN')).toMatchObject({
      case: {
        decisions: [{ action: 'WARN', reason: 'ILLEGAL', moderator: { username: moderator.username } }],
      },
    })
  })

  test('of two at the same time wins once', async () => {
    const other = await createModerator(app)
    const results = await Promise.all([decide(moderator, caseId, 'REMOVE'), decide(other, caseId, 'DISMISS')])
    expect(results.map((result) => Object(result).code).filter(Boolean)).toEqual(['CASE_ALREADY_DECIDED'])
    const [decided] = await casesAbout(moderator, author, 'DECIDED')
    expect(decided?.decisions).toHaveLength(1)
  })

  test('is not made by a moderator who loses the role meanwhile', async () => {
    const former = await createModerator(app)
    await database.member.update({ where: { id: former.id }, data: { role: 'MEMBER' } })
    const refusal = { code: 'NOT_ALLOWED', message: messages.moderatorsOnly }
    expect(await decide(former, caseId, 'REMOVE')).toMatchObject(refusal)
    expect(await surfaces(ben)).toMatchObject({ feed: true })
  })
})

describe('decision is refused', () => {
  test('about an administrator and about oneself', async () => {
    const admin = await createModerator(app, 'ADMIN')
    const other = await createModerator(app)
    await report(ben, globalIdOf(admin))
    await report(ben, globalIdOf(other))
    const [ofAdmin] = await casesAbout(moderator, admin)
    const [ofOther] = await casesAbout(moderator, other)
    expect(await decide(moderator, ofAdmin?.id ?? '', 'WARN')).toMatchObject({
      code: 'NOT_ALLOWED',
      message: messages.caseOfAdmin,
    })
    expect(await casesAbout(other, other)).toEqual([])
    expect(await decide(other, ofOther?.id ?? '', 'DISMISS')).toMatchObject({
      code: 'NOT_ALLOWED',
      message: messages.caseOfOwnContent,
    })
    expect(await decide(admin, ofOther?.id ?? '', 'WARN')).toMatchObject({ case: { status: 'DECIDED' } })
  })

  test('after another decision, except for its withdrawal', async () => {
    await decide(moderator, caseId, 'WARN')
    const refusal = { code: 'CASE_ALREADY_DECIDED', message: messages.caseAlreadyDecided }
    for (const action of ['DISMISS', 'REMOVE', 'WARN', 'SUSPEND'])
      expect(await decide(moderator, caseId, action)).toMatchObject(refusal)
    expect(await decide(moderator, caseId, 'REINSTATE')).toMatchObject({ case: { status: 'DECIDED' } })
    expect(await decide(moderator, caseId, 'REINSTATE')).toMatchObject(refusal)
  })

  test('if the action does not fit the subject or the case', async () => {
    await report(ben, globalIdOf(author))
    const ofMember = (await casesAbout(moderator, author)).find(({ id }) => id !== caseId)?.id ?? ''
    const cases: [string, string, Record<string, unknown>, string, string][] = [
      [ofMember, 'REMOVE', {}, 'action', messages.removeMember],
      [ofMember, 'MARK_SENSITIVE', {}, 'action', messages.markNonPost],
      [caseId, 'REINSTATE', {}, 'action', messages.reinstateUndecided],
      [caseId, 'WARN', { suspendDays: 3 }, 'suspendDays', messages.suspendDaysOnly],
      [caseId, 'SUSPEND', { suspendDays: 0 }, 'suspendDays', messages.suspendDaysInvalid],
      [caseId, 'SUSPEND', { suspendDays: 100_000 }, 'suspendDays', messages.suspendDaysInvalid],
      [caseId, 'WARN', { note: ' ' }, 'note', messages.decisionNoteRequired],
      [caseId, 'WARN', { note: 'a'.repeat(1001) }, 'note', messages.decisionNoteTooLong],
    ]
    for (const [id, action, input, path, message] of cases)
      expect(await decide(moderator, id, action, input)).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ path, message }],
      })
    expect(await casesAbout(moderator, author)).toHaveLength(2)
  })

  test('if the content was deleted meanwhile, unless it is about the author', async () => {
    await database.post.delete({ where: { id: postId } })
    for (const action of ['REMOVE', 'MARK_SENSITIVE'])
      expect(await decide(moderator, caseId, action)).toMatchObject({
        fields: [{ path: 'action', message: messages.subjectDeleted }],
      })
    expect(await decide(moderator, caseId, 'WARN')).toMatchObject({ case: { status: 'DECIDED' } })
  })

  test('if a post is sensitive already', async () => {
    await database.post.update({ where: { id: postId }, data: { isSensitive: true } })
    expect(await decide(moderator, caseId, 'MARK_SENSITIVE')).toMatchObject({
      fields: [{ path: 'action', message: messages.alreadySensitive }],
    })
  })

  test('for unknown cases', async () => {
    const unknown = await decide(moderator, subjectId, 'DISMISS')
    expect(unknown).toMatchObject({ code: 'NOT_FOUND', message: messages.caseNotFound })
  })
})

const SHOWN = {
  feed: true,
  byId: { text: 'Buy my pills #pills' },
  search: true,
  rest: 200,
  page: 200,
  preview: 200,
  likes: 1,
}
const HIDDEN = { feed: false, byId: null, search: false, rest: 404, page: 404, preview: 404, likes: 0 }

/** Where a member finds the post of the author. */
async function surfaces({ graphql, rest, http }: TestMember): Promise<unknown> {
  await app.run('index posts for searches')
  const { data } = await graphql.send(
    `query ($id: UUID!, $user: UUID!) {
      feed(first: 50) { edges { node { databaseId } } } sharedPost(id: $id) { text }
      searchPosts(query: "pills", first: 50) { edges { node { databaseId } } } user(id: $user) { likeCount }
    }`,
    { id: postId, user: author.id },
  )
  const { feed, sharedPost, searchPosts, user } = Object(data)
  const has = (list: { edges: { node: { databaseId: string } }[] }) =>
    list.edges.some(({ node }) => node.databaseId === postId)
  const page = await http.fetch(`/post/${postId}`)
  const preview = await visit(app).http.fetch(previewPath(postId))
  return {
    feed: has(feed),
    byId: sharedPost,
    search: has(searchPosts),
    rest: (await rest.get(`/post/${postId}`)).status,
    page: page.status,
    preview: preview.status,
    likes: user?.likeCount ?? 0,
  }
}

async function likesOf({ id }: TestMember): Promise<number> {
  expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  return (await database.member.findUniqueOrThrow({ where: { id } })).likeCount
}
