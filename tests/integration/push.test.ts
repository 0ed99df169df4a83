import { createPublicKey, verify } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { processChanges } from '#server/features/notifications/process-changes.ts'
import { comment } from '#tests/support/comments.ts'
import { createApiClient } from '#tests/support/api-clients.ts'
import { createMember, visit, type TestMember } from '#tests/support/members.ts'
import { createBrowserKeys, startPushService } from '#tests/support/push-service.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

let app: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
let ann: TestMember
let ben: TestMember
let postId: string
beforeAll(async () => {
  app = await startTestApp({ push: { privateKey: null, allowsAnyEndpoint: true } })
})
beforeEach(async () => {
  service = await startPushService()
  ann = await createMember(app, 'ann')
  ben = await createMember(app, 'ben')
  postId = await ann.post('Knock, knock')
})
afterEach(() => service.close())
afterAll(() => app.stop())

const keys = createBrowserKeys()

const subscribe = (member: Pick<TestMember, 'graphql'>, endpoint: string, changes: object = {}) =>
  send(member, 'subscribeToPush', { endpoint, p256dh: keys.p256dh, auth: keys.auth, ...changes })

async function send(
  { graphql }: Pick<TestMember, 'graphql'>,
  mutation: string,
  input: object,
): Promise<unknown> {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1)
  const { data } = await graphql.send(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) {
      __typename ... on Error { message } ... on ${type}Payload { isSubscribed } } }`,
    { input },
  )
  return Object(data)[mutation]
}

const subscriptionsOf = (member: TestMember) =>
  app.dependencies.database.pushSubscription.findMany({ where: { member: { username: member.username } } })

describe('push message', () => {
  test('is encrypted for the browser and signed by the key of the site', async () => {
    const { data } = await visit(app).graphql.send('{ pushPublicKey }')
    const { pushPublicKey } = Object(data)
    expect(await subscribe(ann, service.endpoint('ann'))).toMatchObject({ isSubscribed: true })
    const arrival = service.nextMessage()
    const commentId = await comment(ben, postId, 'Who is there?')
    const { path, headers, body } = await arrival
    expect(path).toBe('/ann')
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    const { databaseId } = Object(
      (await ann.graphql.send(`{ node(id: "${commentId}") { ... on Comment { databaseId } } }`)).data,
    ).node
    expect(keys.decrypt(body)).toEqual({
      title: 'Guffaw',
      body: `${ben.username} commented on your post`,
      path: `/post/${postId}?comment=${databaseId}`,
      tag: expect.any(String),
    })
    expect(isSignedFor(service.origin, headers.authorization ?? '', pushPublicKey)).toBe(true)
  })

  test('is not sent for likes by default, but when the member wants it', async () => {
    await subscribe(ann, service.endpoint('ann'))
    await ben.react(postId, 'like')
    await processChanges(app.dependencies)
    await ann.graphql.send(
      `mutation { updateNotificationSettings(input: { settings: [{ kind: POST_LIKED, isPushed: true }] }) { __typename } }`,
    )
    const arrival = service.nextMessage()
    await ben.react(await ann.post('Another one'), 'like')
    expect(keys.decrypt((await arrival).body)).toMatchObject({ body: `${ben.username} liked your post` })
    expect(service.messages).toHaveLength(1)
  })

  test('is sent again after 30 seconds, 2 minutes and 10 minutes, then never', async () => {
    service.respondWith(500)
    await subscribe(ann, service.endpoint('ann'))
    const arrival = service.nextMessage()
    await comment(ben, postId, 'Who is there?')
    await arrival
    for (const seconds of [30, 120, 600]) {
      await expect.poll(waitingJobs).toEqual([seconds])
      const repeated = service.nextMessage()
      await app.dependencies.database.$executeRaw`
        UPDATE pgboss.job SET start_after = now() WHERE name = 'pushes' AND data->>'origin' = ${service.origin}`
      app.dependencies.push.queue.wake()
      await repeated
    }
    await expect.poll(countJobs).toBe(0)
  })

  test.each([404, 410])('with the response %s ends the subscription', async (status) => {
    service.respondWith(status)
    await subscribe(ann, service.endpoint('ann'))
    await comment(ben, postId, 'Who is there?')
    await expect.poll(() => subscriptionsOf(ann)).toEqual([])
  })

  test('does not follow redirects', async () => {
    service.respondWith(307)
    await subscribe(ann, service.endpoint('ann'))
    const arrival = service.nextMessage()
    await comment(ben, postId, 'Who is there?')
    await arrival
    await expect.poll(waitingJobs).toEqual([30])
    expect(service.messages).toHaveLength(1)
  })

  test('to a silent push service delays no other', async () => {
    service.respondWith('silent')
    await subscribe(ann, service.endpoint('ann'))
    const other = await startPushService()
    await subscribe(ben, other.endpoint('ben'))
    for (let number = 0; number < 10; number += 1) await comment(ben, postId, `Comment ${number}`)
    const arrival = other.nextMessage()
    await comment(ann, await ben.post('Mine'), 'Hello')
    await arrival
    expect(service.messages.length).toBeLessThanOrEqual(4)
    other.close()
  })
})

describe('push subscription', () => {
  test('belongs to the member who subscribed the browser last', async () => {
    const endpoint = service.endpoint('shared')
    await subscribe(ann, endpoint)
    await subscribe(ben, endpoint)
    expect(await subscriptionsOf(ann)).toEqual([])
    expect(await subscriptionsOf(ben)).toMatchObject([{ endpoint }])
    expect(await send(ann, 'unsubscribeFromPush', { endpoint })).toMatchObject({ isSubscribed: false })
    expect(await subscriptionsOf(ben)).toHaveLength(1)
    await send(ben, 'unsubscribeFromPush', { endpoint })
    expect(await subscriptionsOf(ben)).toEqual([])
  })

  test('ends with the session', async () => {
    await subscribe(ann, service.endpoint('ann'))
    await ann.rest.post('/auth/logout', {})
    expect(await subscriptionsOf(ann)).toEqual([])
  })

  test('is not available to API clients', async () => {
    const client = await createApiClient(app, ann, ['READ', 'WRITE'])
    expect(await subscribe(client, service.endpoint('ann'))).toMatchObject({
      __typename: 'MissingScopeError',
    })
  })

  test.each([
    ['an endpoint that is no URL', { endpoint: 'nowhere' }],
    ['a long endpoint', { endpoint: `https://push.example/${'x'.repeat(1000)}` }],
    ['a short key', { p256dh: 'abc' }],
    ['a key that is no point of the curve', { p256dh: `B${'A'.repeat(86)}` }],
    ['a short secret', { auth: 'abc' }],
  ])('with %s is refused', async (_name, changes) => {
    expect(await subscribe(ann, service.endpoint('ann'), changes)).toMatchObject({
      __typename: 'ValidationError',
    })
  })

  test('replaces the oldest of 20', async () => {
    for (let number = 0; number <= 20; number += 1) await subscribe(ann, service.endpoint(`ann-${number}`))
    const subscriptions = await subscriptionsOf(ann)
    expect(subscriptions).toHaveLength(20)
    expect(subscriptions.map(({ endpoint }) => endpoint)).not.toContain(service.endpoint('ann-0'))
  })
})

/** The seconds until each job of this test's push service starts, rounded to 30. */
async function waitingJobs(): Promise<number[]> {
  const { database } = app.dependencies
  const rows = await database.$queryRaw<{ seconds: number }[]>`
    SELECT (round(extract(epoch FROM start_after - now()) / 30) * 30)::int AS seconds FROM pgboss.job
    WHERE name = 'pushes' AND data->>'origin' = ${service.origin} AND state = 'created' AND start_after > now()`
  return rows.map(({ seconds }) => seconds)
}

async function countJobs(): Promise<number> {
  const [row] = await app.dependencies.database.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'pushes' AND data->>'origin' = ${service.origin}`
  return row?.count ?? 0
}

/** Verifies the VAPID token (RFC 8292) of an Authorization header. */
function isSignedFor(audience: string, authorization: string, publicKey: string): boolean {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [header = '', payload = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return (
    key === publicKey &&
    claims.aud === audience &&
    verify(
      'sha256',
      Buffer.from(`${header}.${payload}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  )
}
