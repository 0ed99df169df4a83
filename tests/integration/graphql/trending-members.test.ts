import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatherCrowd, type CrowdMember } from '#tests/support/crowd.ts'
import { listAt, valueAt } from '#tests/support/json.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

const DAY = 24 * 60 * 60

let app: TestApp
let ada: CrowdMember
let bob: CrowdMember
let eve: CrowdMember
let fans: CrowdMember[]
beforeAll(async () => {
  app = await startTestApp()
  const [first, second, third, ...others] = await gatherCrowd(app, 8)
  if (!first || !second || !third) throw new Error('Eight were asked for')
  ;[ada, bob, eve, fans] = [first, second, third, others]
})
afterAll(() => app.stop())

test('they are ranked by the likes of others in the last seven days, and nobody without any is listed', async () => {
  const [byAda, byBob, byEve] = [await post(ada), await post(bob), await post(eve)]
  await like(byAda, fans.slice(0, 3))
  await like(byBob, fans.slice(0, 4))
  await like(byEve, [eve])
  for (const { rest } of fans) await rest.post('/postinteractions', { postId: byEve, type: 'dislike' })
  expect(await ranking()).toEqual([
    [1, 4, bob.id],
    [2, 3, ada.id],
  ])
  expect(await ranking('(first: 1)')).toEqual([[1, 4, bob.id]])

  // A like that is taken back, or whose post goes, no longer counts.
  await like(byBob, fans.slice(0, 2))
  expect(await ranking()).toEqual([
    [1, 3, ada.id],
    [2, 2, bob.id],
  ])
})

test('old likes no longer count, but decide between equals', async () => {
  const [old, mayor] = [await post(ada), await post(ada)]
  await like(old, fans)
  app.clock.advance(8 * DAY)
  // The sessions of then are over: the same people sign in anew.
  const [reader, author, ...friends] = await gatherCrowd(app, 4)
  if (!reader || !author) throw new Error('Four were asked for')
  expect(await ranking('', reader)).toEqual([])

  await like(await post(author), friends)
  await like(mayor, friends)
  expect(await ranking('', reader)).toEqual([
    [1, 2, ada.id],
    [2, 2, author.id],
  ])
})

async function post({ rest }: CrowdMember): Promise<string> {
  const form = new FormData()
  form.append('title', 'Knock, knock')
  return (await rest.form('/post', form)).text('post.id')
}

async function like(postId: string, members: CrowdMember[]): Promise<void> {
  for (const { rest } of members) await rest.post('/postinteractions', { postId, type: 'like' })
}

async function ranking(first = '', { graphql } = eve): Promise<unknown[]> {
  const { data } = await graphql.send(`{ trendingMembers${first} { rank likeCount user { databaseId } } }`)
  return listAt(data, 'trendingMembers').map((entry) =>
    ['rank', 'likeCount', 'user.databaseId'].map((path) => valueAt(entry, path)),
  )
}
