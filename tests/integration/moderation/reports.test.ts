import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { REPORT_NOTE_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { comment } from '#tests/support/comments.ts'
import { change, globalIdOf } from '#tests/support/member-mutations.ts'
import { createTrio, type TestMember } from '#tests/support/members.ts'
import { casesAbout, createModerator, decide, idOfPost, openCase, report } from '#tests/support/moderation.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let moderator: TestMember
let author: TestMember
let ben: TestMember
let cid: TestMember
let postId: string
beforeAll(async () => {
  moderator = await createModerator(app)
})
beforeEach(async () => {
  ;[author, ben, cid] = await createTrio(app)
  postId = await author.post('Buy my pills')
})

const REPORTED = { __typename: 'ReportPayload', isReported: true }

describe('report', () => {
  test('of a post opens a case with its text, its author and the report', async () => {
    expect(await report(ben, idOfPost(postId), { note: ' Third time today ' })).toEqual(REPORTED)
    const [found] = await casesAbout(moderator, author)
    expect(found).toMatchObject({
      status: 'OPEN',
      subjectSnapshot: 'Buy my pills',
      subject: { __typename: 'Post', text: 'Buy my pills' },
      subjectAuthor: { username: author.username },
      reportCount: 1,
      decisions: [],
      appealText: null,
    })
    expect(await reportsOf(found?.id)).toEqual([
      { reason: 'SPAM', note: 'Third time today', reporter: { username: ben.username } },
    ])
  })

  test('of a comment and of a member open cases of their own', async () => {
    const commentId = await comment(author, postId, 'First!')
    await report(ben, commentId)
    await report(ben, globalIdOf(author))
    expect((await casesAbout(moderator, author)).map(({ subject }) => subject)).toEqual([
      { __typename: 'Comment', text: 'First!' },
      { __typename: 'User', username: author.username },
    ])
  })

  test('of several members forms one case, and a second one of the same member replaces the first', async () => {
    await report(ben, idOfPost(postId))
    await report(cid, idOfPost(postId), { reason: 'ILLEGAL' })
    await report(ben, idOfPost(postId), { reason: 'OTHER', note: 'Look again' })
    const [found, ...others] = await casesAbout(moderator, author)
    expect(others).toEqual([])
    expect(found?.reportCount).toBe(2)
    expect((await reportsOf(found?.id)).map(({ reason, note }) => [reason, note])).toEqual([
      ['OTHER', 'Look again'],
      ['ILLEGAL', ''],
    ])
  })

  test('of many members at once forms one case', async () => {
    const members = [ben, cid, ...(await createTrio(app)), ...(await createTrio(app))]
    await Promise.all(members.map((member) => report(member, idOfPost(postId))))
    const cases = await casesAbout(moderator, author)
    expect(cases.map(({ reportCount }) => reportCount)).toEqual([members.length])
  })

  test('is found by its reason', async () => {
    await report(ben, idOfPost(postId), { reason: 'COPYRIGHT' })
    await report(cid, idOfPost(postId), { reason: 'HATE' })
    const authorsOf = async (reason: string, status: string) => {
      // The newest ones.
      const window = status === 'OPEN' ? 'last: 50' : 'first: 50'
      const { data } = await moderator.graphql.send(
        `query ($reason: ReportReason, $status: CaseStatus!) {
          moderationCases(reason: $reason, status: $status, ${window}) { edges { node { subjectAuthor { username } } } }
        }`,
        { reason, status },
      )
      return JSON.stringify(data)
    }
    expect(await authorsOf('COPYRIGHT', 'OPEN')).toContain(author.username)
    expect(await authorsOf('SELF_HARM', 'OPEN')).not.toContain(author.username)
    const [found] = await casesAbout(moderator, author)
    await decide(moderator, found?.id ?? '', 'WARN')
    expect(await authorsOf('HATE', 'DECIDED')).toContain(author.username)
    expect(await authorsOf('SELF_HARM', 'DECIDED')).not.toContain(author.username)
  })

  test('after a decision opens a new case', async () => {
    const caseId = await openCase(ben, moderator, { subjectId: idOfPost(postId), author })
    await decide(moderator, caseId, 'DISMISS')
    expect(await casesAbout(moderator, author)).toEqual([])
    await report(cid, idOfPost(postId))
    const [found] = await casesAbout(moderator, author)
    expect(found?.id).not.toBe(caseId)
    expect(found?.reportCount).toBe(1)
  })

  test('keeps the text that was reported when the author edits or deletes it', async () => {
    await report(ben, idOfPost(postId))
    await author.graphql.send('mutation ($id: ID!) { deletePost(input: { postId: $id }) { __typename } }', {
      id: idOfPost(postId),
    })
    const [found] = await casesAbout(moderator, author)
    expect(found).toMatchObject({ subject: null, subjectSnapshot: 'Buy my pills' })
  })
})

describe('report is refused', () => {
  test('for own content and oneself', async () => {
    const refusal = {
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'subjectId', message: messages.reportOwn }],
    }
    expect(await report(author, idOfPost(postId))).toMatchObject(refusal)
    expect(await report(author, globalIdOf(author))).toMatchObject(refusal)
    expect(await casesAbout(moderator, author)).toEqual([])
  })

  test('for what the reporter cannot see', async () => {
    const refusal = { code: 'NOT_FOUND', message: messages.reportSubjectNotFound }
    const nobody = '01900000-0000-7000-8000-000000000000'
    expect(await report(ben, idOfPost(nobody))).toMatchObject(refusal)
    expect(await report(ben, globalIdOf({ id: nobody }))).toMatchObject(refusal)
    expect(await report(ben, 'nonsense')).toMatchObject(refusal)
    await change(author, 'blockUser', ben)
    expect(await report(ben, idOfPost(postId))).toMatchObject(refusal)
    expect(await report(ben, globalIdOf(author))).toMatchObject(refusal)
  })

  test('with a note that is too long', async () => {
    const note = (length: number) => report(ben, idOfPost(postId), { note: '👩‍👩‍👧'.repeat(length) })
    expect(await note(REPORT_NOTE_MAX + 1)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'note', message: messages.reportNoteTooLong }],
    })
    expect(await note(REPORT_NOTE_MAX)).toEqual(REPORTED)
  })
})

test('reporters learn that a decision was made, and the author learns nothing about them', async () => {
  const caseId = await openCase(ben, moderator, { subjectId: idOfPost(postId), author })
  await report(cid, idOfPost(postId))
  await decide(moderator, caseId, 'REMOVE')
  for (const reporter of [ben, cid]) {
    const { list } = await notificationsOf(app, reporter)
    expect(list.map(({ kind, text }) => [kind, text])).toEqual([
      ['REPORT_DECIDED', 'A moderator acted on the post that you reported. Thank you for your help.'],
    ])
  }
  const { data, errors } = await author.graphql.send(
    `{ viewer { cases(first: 1) { edges { node { reportCount reports(first: 5) { edges { node { note } } } } } } } }`,
  )
  expect({ data, errors }).toMatchObject({
    data: { viewer: null },
    errors: [{ extensions: { code: 'NOT_ALLOWED' } }],
  })
  expect(JSON.stringify(await notificationsOf(app, author))).not.toContain(ben.username)
})

test('cases and the log are for moderators only', async () => {
  const caseId = await openCase(ben, moderator, { subjectId: idOfPost(postId), author })
  const QUERIES = [
    '{ moderationCases(first: 1) { edges { node { id } } } }',
    '{ moderationLog(first: 1) { edges { node { note } } } }',
  ]
  for (const query of QUERIES) {
    expect((await ben.graphql.send(query)).errors).toMatchObject([
      { message: messages.moderatorsOnly, extensions: { code: 'NOT_ALLOWED' } },
    ])
    expect((await moderator.graphql.send(query)).errors).toBeUndefined()
  }
  expect(await decide(ben, caseId, 'DISMISS')).toMatchObject({ code: 'NOT_ALLOWED' })
  for (const member of [author, ben]) {
    const { data } = await member.graphql.send('query ($id: ID!) { node(id: $id) { id } }', { id: caseId })
    expect(data).toEqual({ node: null })
  }
})

type TestReport = { reason: string; note: string; reporter: { username: string } | null }

async function reportsOf(caseId = ''): Promise<TestReport[]> {
  const { data } = await moderator.graphql.send(
    `query ($id: ID!) { node(id: $id) { ... on ModerationCase {
      reports(first: 50) { edges { node { reason note reporter { username } } } }
    } } }`,
    { id: caseId },
  )
  const edges: { node: TestReport }[] = Object(data).node.reports.edges
  return edges.map(({ node }) => node)
}
