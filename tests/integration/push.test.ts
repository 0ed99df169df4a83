import { createPublicKey, verify } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isolate } from '#rules/isolate.ts'
import { messages } from '#rules/messages.ts'
import { deliverPush } from '#server/features/notifications/deliver-push.ts'
import { processChanges } from '#server/features/notifications/process-changes.ts'
import type { PushOutcome } from '#server/platform/push/push-sender.ts'
import { comment } from '#tests/support/comments.ts'
import { createApiClient } from '#tests/support/api-clients.ts'
import { createMember, visit, type TestMember } from '#tests/support/members.ts'
import { createBrowserKeys, startPushService } from '#tests/support/push-service.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

let app: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
let ann: TestMember
let ben: TestMember
let postId: string
beforeAll(async () => {
  // Silent push services are silent for a whole test, however slow the machine is.
  const pushTimeout = 10 * 60_000
  app = await startTestApp({ push: { privateKey: null, endpoints: 'any' } }, { pushTimeout })
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

/** Each mention is a notification of its own. */
async function mention({ username }: TestMember, times: number): Promise<void> {
  const benPostId = await ben.post('Listen')
  for (let number = 0; number < times; number += 1) await comment(ben, benPostId, `@${username} ${number}`)
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
      body: `${isolate(ben.username)} commented on your post`,
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
    expect(keys.decrypt((await arrival).body)).toMatchObject({
      body: `${isolate(ben.username)} liked your post`,
    })
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
        UPDATE jobs SET run_at = now() WHERE member_id = ${ann.id}::uuid`
      app.dependencies.push.queue.wake()
      await repeated
    }
    await expect.poll(() => countJobs(ann, 'waiting', 'active')).toBe(0)
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

  test('is sent while push services do not respond for another member', async () => {
    const other = await startPushService('localhost')
    service.respondWith('silent')
    other.respondWith('silent')
    await subscribe(ann, service.endpoint('ann'))
    await mention(ann, 3)
    await expect.poll(() => countJobs(ann, 'active')).toBe(3)
    await subscribe(ann, other.endpoint('ann'))
    await mention(ann, 5)
    await expect.poll(() => countJobs(ann, 'waiting')).toBe(9)
    await subscribe(ben, other.endpoint('ben'))
    await comment(ann, await ben.post('Mine'), 'Hello')
    await expect.poll(() => countJobs(ben, 'active')).toBe(1)
    expect(await countJobs(ann, 'active')).toBe(4)
    expect(await countJobs(ann, 'waiting')).toBe(9)
    other.close()
  })

  test('takes turns with those of another member at a slow push service', async () => {
    service.respondWith('silent')
    await subscribe(ann, service.endpoint('ann'))
    await subscribe(ben, service.endpoint('ben'))
    await mention(ann, 7)
    await expect.poll(() => countJobs(ann, 'active')).toBe(4)
    await expect.poll(() => service.messages.length).toBe(4)
    await comment(ann, await ben.post('Mine'), 'Hello')
    await expect.poll(() => countJobs(ben, 'waiting')).toBe(1)
    const next = service.nextMessage()
    service.answer()
    expect((await next).path).toBe('/ben')
    expect(await countJobs(ann, 'waiting')).toBe(3)
  })

  describe('to a push service that does not respond', () => {
    const hours = (count: number) => app.clock.advance(count * 60 * 60)
    let deliver: (outcome: PushOutcome) => ReturnType<typeof deliverPush>
    let sentCount: number
    beforeEach(async () => {
      await comment(ben, postId, 'Who is there?')
      await processChanges(app.dependencies)
      const { database, push } = app.dependencies
      const { id: notificationId } = await database.notification.findFirstOrThrow({
        where: { memberId: ann.id },
      })
      await subscribe(ann, service.endpoint('ann'))
      const [{ id: subscriptionId } = { id: '' }] = await subscriptionsOf(ann)
      const job = { subscriptionId, notificationId }
      sentCount = 0
      deliver = (outcome) => {
        const sender = {
          ...push.sender,
          send: async () => {
            sentCount += 1
            return outcome
          },
        }
        return deliverPush({ ...app.dependencies, push: { ...push, sender } }, job)
      }
    })

    test('is not sent again', async () => {
      expect(await deliver('timeout')).toBe('done')
      expect(await deliver('failed')).toBe('failed')
    })

    test('is not sent for an hour after five timeouts in a row', async () => {
      for (const outcome of ['timeout', 'delivered'] as const)
        for (let count = 0; count < 4; count += 1) await deliver(outcome)
      for (let count = 0; count < 5; count += 1) await deliver('timeout')
      expect(sentCount).toBe(13)
      expect(await deliver('delivered')).toBe('done')
      expect(sentCount).toBe(13)
      hours(1)
      await deliver('timeout')
      await deliver('delivered')
      expect(sentCount).toBe(14)
      hours(1)
      await deliver('delivered')
      await deliver('delivered')
      expect(sentCount).toBe(16)
    })

    test('ends the subscription after a day without a delivery', async () => {
      for (let count = 0; count < 5; count += 1) await deliver('timeout')
      hours(23)
      await deliver('timeout')
      expect(await subscriptionsOf(ann)).toHaveLength(1)
      hours(1)
      await deliver('timeout')
      expect(await subscriptionsOf(ann)).toEqual([])
    })

    test('keeps the subscription if a delivery was in between', async () => {
      await deliver('timeout')
      hours(23)
      await deliver('delivered')
      hours(1)
      for (let count = 0; count < 5; count += 1) await deliver('timeout')
      expect(await subscriptionsOf(ann)).toHaveLength(1)
    })
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

  test.each([
    'https://push.unknown.example/ann',
    'https://fcm.googleapis.com:8443/ann',
    'http://127.0.0.1/ann',
  ])('at %s is refused without PUSH_ENDPOINTS', async (endpoint) => {
    expect(await subscribe(await createMember(await sharedApp()), endpoint)).toMatchObject({
      __typename: 'ValidationError',
      message: messages.pushServiceNotAllowed,
    })
  })

  test('replaces the oldest of 20', async () => {
    for (let number = 0; number <= 20; number += 1) await subscribe(ann, service.endpoint(`ann-${number}`))
    const subscriptions = await subscriptionsOf(ann)
    expect(subscriptions).toHaveLength(20)
    expect(subscriptions.map(({ endpoint }) => endpoint)).not.toContain(service.endpoint('ann-0'))
  })
})

/** The seconds until each failed job of Ann starts, rounded to 30. */
async function waitingJobs(): Promise<number[]> {
  const { database } = app.dependencies
  const jobs = await database.job.findMany({ where: { memberId: ann.id, leasedUntil: null } })
  const seconds = jobs.map(({ runAt }) => Math.round((runAt.getTime() - Date.now()) / 30_000) * 30)
  return seconds.filter((each) => each > 0)
}

async function countJobs({ id }: TestMember, ...states: ('waiting' | 'active')[]): Promise<number> {
  const jobs = await app.dependencies.database.job.findMany({ where: { memberId: id } })
  return jobs.filter(({ leasedUntil }) => states.includes(leasedUntil ? 'active' : 'waiting')).length
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
