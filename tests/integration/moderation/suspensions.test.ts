import { afterAll, beforeEach, expect, test } from 'vitest'
import { suspendMember } from '#server/features/moderation/suspend-member.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { change, globalIdOf } from '#tests/support/member-mutations.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { casesAbout, createModerator, decide, idOfPost, openCase, report } from '#tests/support/moderation.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

// The clock is advanced by days, which sessions of other tests would not survive.
const app: TestApp = await startTestApp()
afterAll(() => app.stop())
const { database } = app.dependencies
/** Seconds. */
const DAY = 24 * 60 * 60

let moderator: TestMember
let author: TestMember
let reporter: TestMember
let postId: string
beforeEach(async () => {
  moderator = await createModerator(app)
  author = await createMember(app, 'author')
  reporter = await createMember(app, 'reporter')
  postId = await author.post('Knock, knock')
})

const openCaseOfPost = () => openCase(reporter, moderator, { subjectId: idOfPost(postId), author })
const endSuspensions = () => app.run('end suspensions')

async function state() {
  const { suspendedAt } = await database.member.findUniqueOrThrow({ where: { id: author.id } })
  const { isPublic } = await database.post.findUniqueOrThrow({ where: { id: postId } })
  expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  return suspendedAt === null && isPublic ? 'shown' : 'suspended'
}

test('suspension of some days ends by itself and restores content, reactions and follows', async () => {
  const liked = await reporter.post('Who is there?')
  await author.react(liked, 'like')
  await change(author, 'followUser', reporter)
  const counts = async () => {
    const { likeCount } = await database.post.findUniqueOrThrow({ where: { id: liked } })
    const { followerCount } = await database.member.findUniqueOrThrow({ where: { id: reporter.id } })
    return [likeCount, followerCount]
  }
  await decide(moderator, await openCaseOfPost(), 'SUSPEND', { suspendDays: 2 })
  expect([await state(), await counts()]).toEqual(['suspended', [0, 0]])
  app.clock.advance(2 * DAY - 1)
  await endSuspensions()
  expect(await state()).toBe('suspended')
  app.clock.advance(1)
  await endSuspensions()
  expect([await state(), await counts()]).toEqual(['shown', [1, 1]])
  const last = await database.moderationAction.findFirst({
    where: { subjectId: author.id },
    orderBy: { id: 'desc' },
  })
  expect(last).toMatchObject({ action: 'END_SUSPENSION', moderatorId: null })
})

test('suspension without an end stays', async () => {
  await decide(moderator, await openCaseOfPost(), 'SUSPEND')
  app.clock.advance(3651 * DAY)
  await endSuspensions()
  expect(await state()).toBe('suspended')
})

test('later suspension by the operator does not end by itself', async () => {
  await decide(moderator, await openCaseOfPost(), 'SUSPEND', { suspendDays: 1 })
  await suspendMember(app.dependencies, author.username)
  app.clock.advance(2 * DAY)
  await endSuspensions()
  expect(await state()).toBe('suspended')
})

test('withdrawal of one suspension leaves another one in force', async () => {
  await report(reporter, globalIdOf(author))
  await report(reporter, idOfPost(postId))
  const [first, second] = (await casesAbout(moderator, author)).map(({ id }) => id)
  await decide(moderator, first ?? '', 'SUSPEND')
  await decide(moderator, second ?? '', 'SUSPEND', { suspendDays: 3 })
  await decide(moderator, first ?? '', 'REINSTATE')
  expect(await state()).toBe('suspended')
  app.clock.advance(3 * DAY)
  await endSuspensions()
  expect(await state()).toBe('shown')
})

test('post that was removed stays hidden when the suspension of its author ends', async () => {
  const removal = await openCaseOfPost()
  await decide(moderator, removal, 'REMOVE')
  await report(reporter, globalIdOf(author))
  const [ofMember] = await casesAbout(moderator, author)
  await decide(moderator, ofMember?.id ?? '', 'SUSPEND', { suspendDays: 1 })
  app.clock.advance(DAY)
  await endSuspensions()
  expect(await database.post.findUnique({ where: { id: postId } })).toMatchObject({ isPublic: false })
  // The session of the first moderator has expired.
  await decide(await createModerator(app), removal, 'REINSTATE')
  expect(await state()).toBe('shown')
})
