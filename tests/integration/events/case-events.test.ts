import type { Client } from 'graphql-ws'
import { afterEach, expect, test } from 'vitest'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { globalIdOf } from '#tests/support/member-mutations.ts'
import { createModerator, decide, idOfPost, openCase, report } from '#tests/support/moderation.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const app = await sharedApp()
const { database } = app.dependencies

const EVENTS = `subscription { caseEvents {
  case { status reportCount subjectSnapshot } caseEdge { cursor node { subjectSnapshot } }
} }`

let clients: Client[] = []
afterEach(async () => {
  for (const client of clients) client.terminate()
  clients = []
  await app.untilWatchers(0)
})

function watch({ accessToken }: TestMember) {
  const client = createWebSocketClient(app.url, {
    connectionParams: { authorization: `Bearer ${accessToken}` },
  })
  clients.push(client)
  return client.iterate({ query: EVENTS })
}

test('moderators learn about reports and decisions, except about those about themselves', async () => {
  const moderator = await createModerator(app)
  const other = await createModerator(app)
  const reporter = await createMember(app)
  const [events, eventsOfOther] = [watch(moderator), watch(other)]
  await app.untilWatchers(2)
  await report(reporter, globalIdOf(other))
  const author = await createMember(app)
  const subjectId = idOfPost(await author.post('Knock, knock'))
  const caseId = await openCase(reporter, moderator, { subjectId, author })
  await decide(moderator, caseId, 'WARN')

  const next = async (results: typeof events) => Object((await results.next()).value).data.caseEvents
  const opened = { case: { status: 'OPEN', reportCount: 1, subjectSnapshot: 'Knock, knock' } }
  const decided = { case: { ...opened.case, status: 'DECIDED' } }
  expect((await next(events)).case.subjectSnapshot).toContain(other.username)
  for (const results of [events, eventsOfOther]) {
    expect(await next(results)).toMatchObject({
      ...opened,
      caseEdge: { node: { subjectSnapshot: 'Knock, knock' } },
    })
    expect(await next(results)).toMatchObject(decided)
  }
})

test('member who is no longer a moderator receives no more events, and others cannot subscribe', async () => {
  const former = await createModerator(app)
  const moderator = await createModerator(app)
  const reporter = await createMember(app)
  const [events, eventsOfFormer] = [watch(moderator), watch(former)]
  await app.untilWatchers(2)
  await database.member.update({ where: { id: former.id }, data: { role: 'MEMBER' } })
  await report(reporter, globalIdOf(former))
  await events.next()
  await database.member.update({ where: { id: former.id }, data: { role: 'MODERATOR' } })
  const author = await createMember(app)
  await report(reporter, globalIdOf(author))
  const { value } = await eventsOfFormer.next()
  expect(Object(value).data.caseEvents.case.subjectSnapshot).toContain(author.username)

  const { value: refused } = await watch(reporter).next()
  expect(refused).toMatchObject({ errors: [{ extensions: { code: 'NOT_ALLOWED' } }] })
})
