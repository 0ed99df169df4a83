import { beforeEach, describe, expect, test } from 'vitest'
import { DECISION_NOTE_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { createMember, visit, type TestMember } from '#tests/support/members.ts'
import {
  appeal,
  casesAbout,
  createModerator,
  decide,
  idOfPost,
  openCase,
  ownCases,
} from '#tests/support/moderation.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
const { database } = app.dependencies
let first: TestMember
let second: TestMember
let author: TestMember
let postId: string
let caseId: string
beforeEach(async () => {
  first = await createModerator(app)
  second = await createModerator(app)
  author = await createMember(app, 'author')
  const reporter = await createMember(app, 'reporter')
  postId = await author.post('Knock, knock')
  caseId = await openCase(reporter, first, { subjectId: idOfPost(postId), author })
})

const isPublic = async () => (await database.post.findUniqueOrThrow({ where: { id: postId } })).isPublic
const DECIDED_BY_OTHER = { code: 'NOT_ALLOWED', message: messages.appealNeedsAnotherModerator }
const NOT_APPEALABLE = { code: 'NOT_ALLOWED', message: messages.notAppealable }

describe('appeal of a removal', () => {
  beforeEach(async () => {
    await decide(first, caseId, 'REMOVE')
    expect(await appeal(author, { caseId })).toMatchObject({
      case: { status: 'APPEALED', viewerCanAppeal: false },
    })
  })

  test('waits for another moderator, with its text', async () => {
    expect(await casesAbout(second, author, 'APPEALED')).toMatchObject([
      { id: caseId, appealText: 'It was a joke' },
    ])
    expect(await decide(first, caseId, 'REINSTATE')).toMatchObject(DECIDED_BY_OTHER)
    expect(await isPublic()).toBe(false)
  })

  test('is granted by REINSTATE', async () => {
    await decide(second, caseId, 'REINSTATE', { note: 'It is a joke' })
    expect(await isPublic()).toBe(true)
    const text = 'Your appeal was granted: the decision about your post was withdrawn. “It is a joke”'
    expect((await notificationsOf(app, author)).list[0]).toMatchObject({ kind: 'APPEAL_DECIDED', text })
    expect((await ownCases(author))[0]?.decisions.map(({ action }) => action)).toEqual([
      'REMOVE',
      'REINSTATE',
    ])
  })

  test('is declined by the same action, which changes nothing else', async () => {
    await decide(second, caseId, 'REMOVE', { note: 'Not funny' })
    expect(await isPublic()).toBe(false)
    const text = 'Your appeal was declined: the decision about your post stays. “Not funny”'
    expect((await notificationsOf(app, author)).list[0]).toMatchObject({ kind: 'APPEAL_DECIDED', text })
    expect(await appeal(author, { caseId })).toMatchObject(NOT_APPEALABLE)
  })

  test('is not decided by another action', async () => {
    expect(await decide(second, caseId, 'SUSPEND')).toMatchObject({
      fields: [{ path: 'action', message: messages.appealDecision }],
    })
  })

  test('is possible once, also at the same time', async () => {
    expect(await appeal(author, { caseId })).toMatchObject(NOT_APPEALABLE)
  })
})

test('of two appeals at the same time, one is refused', async () => {
  await decide(first, caseId, 'WARN')
  const results = await Promise.all([appeal(author, { caseId }), appeal(author, { caseId, text: 'Again' })])
  expect(results.map((result) => Object(result).code).filter(Boolean)).toEqual(['NOT_ALLOWED'])
})

test('appeal is decided by the same moderator if there is no other', async () => {
  const others = { role: { not: 'MEMBER' }, id: { not: first.id } } as const
  await decide(first, caseId, 'REMOVE')
  await appeal(author, { caseId })
  // Other tests use the same server, so the roles are read by the transaction of the decision only.
  const roles = await database.member.findMany({ where: others, select: { id: true, role: true } })
  await database.member.updateMany({ where: others, data: { role: 'MEMBER' } })
  const decided = await decide(first, caseId, 'REINSTATE')
  for (const { id, role } of roles) await database.member.update({ where: { id }, data: { role } })
  expect(decided).toMatchObject({ case: { status: 'DECIDED' } })
})

test('suspended member appeals with the token from the mail, without a session', async () => {
  await decide(first, caseId, 'SUSPEND', { suspendDays: 3 })
  const mail = await app.mailbox.next(author.email)
  const until = new Date(app.clock.now().getTime() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  expect(mail.text).toContain(`Your account was suspended until ${until}. Rule: Spam or scam.`)
  const token = /\/appeal#(\S+)/.exec(mail.text ?? '')?.[1] ?? ''
  const visitor = visit(app)
  expect(await appeal(visitor, { token: `${token}x` })).toMatchObject({
    code: 'NOT_FOUND',
    message: messages.appealUnknown,
  })
  expect(await appeal(visitor, { token })).toEqual({ __typename: 'AppealPayload', case: null })
  expect(await appeal(visitor, { token })).toMatchObject(NOT_APPEALABLE)
  const suspended = `Your account was suspended until ${until}. Rule: Spam or scam.`
  expect(await decide(second, caseId, 'REINSTATE')).toMatchObject({
    case: { decisions: [{ action: 'SUSPEND', statement: suspended }, { action: 'REINSTATE' }] },
  })
  expect(await isPublic()).toBe(true)
  const { suspendedAt, suspendedUntil } = await database.member.findUniqueOrThrow({
    where: { id: author.id },
  })
  expect({ suspendedAt, suspendedUntil }).toEqual({ suspendedAt: null, suspendedUntil: null })
})

describe('appeal is refused', () => {
  test('before a decision, after a dismissal and for cases of others', async () => {
    const unknown = { code: 'NOT_FOUND', message: messages.caseNotFound }
    expect(await appeal(author, { caseId })).toMatchObject(unknown)
    await decide(first, caseId, 'DISMISS')
    expect(await appeal(author, { caseId })).toMatchObject(unknown)
    expect(await appeal(second, { caseId })).toMatchObject(unknown)
    expect(await appeal(author, {})).toMatchObject(unknown)
    expect(await appeal(visit(app), { caseId })).toMatchObject({ code: 'NOT_AUTHENTICATED' })
  })

  test('with a text that is empty or too long', async () => {
    await decide(first, caseId, 'WARN')
    expect(await appeal(author, { caseId, text: ' ' })).toMatchObject({
      fields: [{ path: 'text', message: messages.appealRequired }],
    })
    expect(await appeal(author, { caseId, text: 'a'.repeat(DECISION_NOTE_MAX + 1) })).toMatchObject({
      fields: [{ path: 'text', message: messages.decisionNoteTooLong }],
    })
  })
})
