import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createRandom } from '#prisma/demo/random.ts'
import { advanceTrendingMembers } from '#server/features/trending/advance-trending-members.ts'
import { createMembers, postForm, signIn, type TestMember } from '#tests/support/members.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { listAt, valueAt } from '#tests/support/json.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

const DAY = 24 * 60 * 60
/** More than the week after which likes do not count. */
const DAYS = isNightly ? 16 : 9

const app = await sharedApp()
let ada: TestMember
let bob: TestMember
let eve: TestMember
let fans: TestMember[]
beforeEach(async () => {
  // Removes the likes that earlier tests of this server have counted.
  await app.dependencies.database.post.deleteMany()
  await app.run('advance trending members')
  const [first, other, third, ...others] = await createMembers(app, 8)
  if (!first || !other || !third) throw new Error('Eight were asked for')
  ;[ada, bob, eve, fans] = [first, other, third, others]
})

describe('trending members', () => {
  test('are ranked by likes of others in the last seven days, without members who have none', async () => {
    const [byAda, byBob, byEve] = [await post(ada), await post(bob), await post(eve)]
    await like(byAda, fans.slice(0, 3))
    await like(byBob, fans.slice(0, 4))
    await like(byEve, [eve])
    for (const { rest } of fans) await rest.post('/postinteractions', { postId: byEve, type: 'dislike' })
    expect(await laterRanking()).toEqual([
      [1, 4, bob.id],
      [2, 3, ada.id],
    ])
    expect(await ranking('(first: 1)')).toEqual([[1, 4, bob.id]])
    expect(await ranking('(first: 0)')).toEqual([])
  })

  test('lose likes that were removed, changed to dislikes or deleted with their post', async () => {
    const [byAda, another, byBob] = [await post(ada), await post(ada), await post(bob)]
    await like(byAda, fans.slice(0, 2))
    await like(another, fans)
    await like(byBob, fans)
    await laterRanking()
    await like(byBob, fans.slice(0, 1))
    await fans[1]?.rest.post('/postinteractions', { postId: byBob, type: 'dislike' })
    await ada.rest.delete(`/post/me/${another}`)
    expect(await laterRanking()).toEqual([
      [1, 3, bob.id],
      [2, 2, ada.id],
    ])
    await ada.rest.delete(`/post/me/${byAda}`)
    expect(await laterRanking()).toEqual([[1, 3, bob.id]])
  })

  test('lose likes of deleted members and are removed with their account', async () => {
    const [byAda, byBob] = [await post(ada), await post(bob)]
    await like(byAda, fans.slice(0, 2))
    await like(byBob, fans)
    expect(await laterRanking()).toHaveLength(2)
    const { database } = app.dependencies
    await database.member.delete({ where: { id: fans[0]?.id } })
    expect(await laterRanking()).toEqual([
      [1, 4, bob.id],
      [2, 1, ada.id],
    ])
    await database.member.delete({ where: { id: bob.id } })
    // The post shows the like at once; the ranking follows.
    expect(await ranking()).toEqual([[1, 1, ada.id]])
    expect(await laterRanking()).toEqual([[1, 1, ada.id]])
  })

  test('lose each like after a week, and undoing it later subtracts nothing', async () => {
    const [byAda, byBob] = [await post(ada), await post(bob)]
    await like(byAda, fans.slice(0, 3))
    app.clock.advance(DAY / 2)
    await like(byAda, fans.slice(3))
    await like(byBob, fans.slice(3))
    expect(await laterRanking()).toEqual([
      [1, 5, ada.id],
      [2, 2, bob.id],
    ])
    app.clock.advance(6.5 * DAY)
    await comeBack()
    // Both have two likes, so the total number decides.
    expect(await laterRanking()).toEqual([
      [1, 2, ada.id],
      [2, 2, bob.id],
    ])
    await like(byAda, fans.slice(0, 3))
    expect(await laterRanking()).toEqual(
      [ada.id, bob.id].toSorted((a, b) => a.localeCompare(b)).map((id, index) => [index + 1, 2, id]),
    )
    app.clock.advance(DAY / 2)
    expect(await laterRanking()).toEqual([])
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })

  async function laterRanking(): Promise<unknown[]> {
    await app.run('advance trending members')
    return ranking()
  }
})

describe('trending members of two processes', () => {
  let second: TestApp
  beforeEach(async () => {
    second = await startTestApp({ databaseUrl: app.databaseUrl }, { clock: app.clock })
  })
  afterEach(() => second.stop())

  test('are equal', async () => {
    const [reader] = await createMembers(second, 1)
    await like(await post(ada), fans)
    await second.run('advance trending members')
    expect(await ranking()).toEqual([[1, 5, ada.id]])
    expect(await ranking('', reader)).toEqual([[1, 5, ada.id]])
  })

  test('are exact after concurrent likes, undos, deletions and counts over several days', async () => {
    const random = createRandom(20_261_122)
    const postIds = await Promise.all([ada, bob, eve, ada, bob, eve].map(post))
    const processes = [app, second]
    const act = async (): Promise<unknown> => {
      const dice = random.next()
      if (dice < 0.2) return advanceTrendingMembers(random.pick(processes).dependencies)
      if (dice < 0.22) return ada.rest.delete(`/post/me/${random.pick(postIds)}`)
      const [fan, postId] = [random.pick(fans), random.pick(postIds)]
      return fan.rest.post('/postinteractions', { postId, type: dice < 0.7 ? 'like' : 'dislike' })
    }
    for (let day = 0; day < DAYS; day += 1) {
      app.clock.advance(DAY)
      await comeBack()
      await Promise.all(Array.from({ length: 25 }, act))
      expect(await wrongCounters(app.dependencies.sql)).toEqual([])
    }
    await app.dependencies.database.member.delete({ where: { id: bob.id } })
    await Promise.all(processes.map(({ dependencies }) => advanceTrendingMembers(dependencies)))
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })
})

/** Signs everyone in again, because the sessions have expired after a day. */
async function comeBack(): Promise<void> {
  const again = (member: TestMember) => signIn(app, member)
  ;[ada, bob, eve] = [await again(ada), await again(bob), await again(eve)]
  fans = await Promise.all(fans.map(again))
}

async function post({ rest }: TestMember): Promise<string> {
  return (await rest.form('/post', postForm('Knock, knock'))).text('post.id')
}

async function like(postId: string, members: TestMember[]): Promise<void> {
  for (const { rest } of members) await rest.post('/postinteractions', { postId, type: 'like' })
}

async function ranking(first = '', { graphql } = eve): Promise<unknown[]> {
  const { data } = await graphql.send(`{ trendingMembers${first} { rank likeCount user { databaseId } } }`)
  return listAt(data, 'trendingMembers').map((entry) =>
    ['rank', 'likeCount', 'user.databaseId'].map((path) => valueAt(entry, path)),
  )
}
