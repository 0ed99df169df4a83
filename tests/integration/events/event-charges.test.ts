import { beforeEach, expect, test } from 'vitest'
import { SUBSCRIPTION_COST_MAX } from '#rules/limits.ts'
import { RATE_LIMITS } from '#rules/rate-limits.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const CHANGES = `subscription ($postIds: [ID!]!) { postChanges(postIds: $postIds) { post {
  viewerReaction text author { username } } } }`
const COST = 6

const app = await sharedApp('limited')
let author: TestMember
let member: TestMember
let postIds: string[]
beforeEach(async () => {
  const [one, other] = await createMembers(app, 2)
  if (!one || !other) throw new Error('Two members were asked for')
  ;[author, member] = [one, other]
  postIds = [encodeGlobalId('Post', await author.post('Watched'))]
})

test('each event is charged to the subscriber, who is ended without points for it', async () => {
  const client = connect()
  const changes = client.iterate({ query: CHANGES, variables: { postIds } })
  await app.untilWatchers(1)
  const first = changes.next()
  await author.react(databaseId(), 'like')
  expect(await first).toMatchObject({ value: { data: { postChanges: { post: { text: 'Watched' } } } } })
  const { uses } = RATE_LIMITS.eventPoints
  const { remaining } = await app.dependencies.messageLimiter.consume('eventPoints', member.id, 0)
  expect(remaining).toBe(uses - COST)

  await app.dependencies.messageLimiter.consume('eventPoints', member.id, uses - COST)
  const refused = changes.next()
  await author.react(databaseId(), 'dislike')
  await expect(refused).rejects.toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
  await app.untilWatchers(0)
  await client.dispose()
})

test('subscription whose events would cost too much is refused', async () => {
  const client = connect()
  const followers = 50
  const fields = 'username '.repeat(SUBSCRIPTION_COST_MAX / followers)
  const query = `subscription ($postIds: [ID!]!) { postChanges(postIds: $postIds) { post {
    author { followers(first: ${followers}) { edges { node { ${fields} } } } } } } }`
  const { value } = await client.iterate({ query, variables: { postIds } }).next()
  expect(value).toMatchObject({
    errors: [{ extensions: { code: 'COST_LIMIT_EXCEEDED', maximum: SUBSCRIPTION_COST_MAX } }],
  })
  await client.dispose()
})

function connect() {
  const connectionParams = { authorization: `Bearer ${member.accessToken}` }
  return createWebSocketClient(app.url, { connectionParams })
}

function databaseId(): string {
  return Buffer.from(postIds[0] ?? '', 'base64')
    .toString()
    .replace(/^Post:/, '')
}
