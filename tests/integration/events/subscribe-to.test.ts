import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { defineTopic } from '#server/platform/events/topics.ts'
import { subscribeTo } from '#server/platform/graphql/subscribe-to.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'
import { createMembers } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const topic = defineTopic('subscribeToTest', z.object({ text: z.string() }))

const app = await sharedApp()
const { events, database } = app.dependencies
let streams: AsyncIterator<unknown>[] = []
afterEach(async () => {
  for (const stream of streams) await stream.return?.()
  streams = []
  await app.untilWatchers(0)
})

test('event is loaded once, and only its audience receives it', async () => {
  const [one, other, outsider] = await createViewers(3)
  const loaded: string[] = []
  const asked: (readonly string[])[] = []
  const subscribe = subscribeTo({
    topics: [topic],
    async load(_dependencies, { payload: { text } }) {
      loaded.push(text)
      return { text }
    },
    async audience(_dependencies, { text }, memberIds) {
      asked.push(memberIds)
      const insiders = memberIds.filter((id) => id !== outsider?.memberId)
      return [{ memberIds: text === 'secret' ? insiders : memberIds, event: { text }, isShared: false }]
    },
  })
  const nexts = [one, one, other, outsider].map((viewer) => next(subscribe, viewer))
  await events.publish(topic, { text: 'secret' })
  await events.publish(topic, { text: 'public' })
  expect(await Promise.all(nexts)).toEqual(['secret', 'secret', 'secret', 'public'])
  expect(loaded).toEqual(['secret', 'public'])
  expect(asked[0]).toEqual([one, other, outsider].map((viewer) => viewer?.memberId))
})

test('subscriber receives no event from before the subscription', async () => {
  const [early, late] = await createViewers(2)
  const subscribe = subscribeTo({ topics: [topic], load: async (_dependencies, { payload }) => payload })
  const nextOfEarly = next(subscribe, early)
  void events.publish(topic, { text: 'before' })
  const nextOfLate = next(subscribe, late)
  void events.publish(topic, { text: 'after' })
  expect(await Promise.all([nextOfEarly, nextOfLate])).toEqual(['before', 'after'])
})

test('event that cannot be loaded ends the subscriptions, and later ones receive events', async () => {
  const [one, other] = await createViewers(2)
  const subscribe = subscribeTo({
    topics: [topic],
    async load(_dependencies, { payload }) {
      if (payload.text === 'broken') throw new Error('This cannot be loaded')
      return payload
    },
  })
  const failures = [one, other].map((viewer) => next(subscribe, viewer))
  void events.publish(topic, { text: 'broken' })
  const outcomes = await Promise.allSettled(failures)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await app.untilWatchers(0)
  const again = next(subscribe, one)
  await events.publish(topic, { text: 'whole' })
  expect(await again).toBe('whole')
})

/** Subscribes, and resolves to the text of the first event. */
async function next(
  subscribe: ReturnType<typeof subscribeTo<typeof topic, { text: string }>>,
  viewer: SessionViewer | undefined,
): Promise<string | undefined> {
  if (!viewer) throw new Error('createMembers returned too few members')
  const stream = subscribe(app.dependencies, viewer)[Symbol.asyncIterator]()
  streams.push(stream)
  return (await stream.next()).value?.text
}

async function createViewers(count: number): Promise<SessionViewer[]> {
  const members = await createMembers(app, count)
  return Promise.all(
    members.map(async ({ id: memberId }) => {
      const { id: sessionId } = await database.session.findFirstOrThrow({ where: { memberId } })
      return { memberId, sessionId }
    }),
  )
}
