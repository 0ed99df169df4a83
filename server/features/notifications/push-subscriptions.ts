import { ECDH } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { PUSH_SUBSCRIPTIONS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { pushSubscriptionSchema } from '#rules/push-rules.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { parseInput, ValidationError } from '#server/platform/refusals.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'

/** The browser receives push messages until the session ends. An endpoint belongs to the last member who subscribed it. */
export async function subscribeToPush(
  dependencies: Dependencies,
  { memberId, sessionId }: SessionViewer,
  input: { endpoint: string; p256dh: string; auth: string },
): Promise<void> {
  const { endpoint, p256dh, auth } = parseInput(pushSubscriptionSchema, input)
  const { database, push, clock } = dependencies
  if (!push.sender.isAllowed(endpoint))
    throw new ValidationError([{ path: 'endpoint', message: messages.pushServiceNotAllowed }])
  if (!isPointOfCurve(p256dh))
    throw new ValidationError([{ path: 'p256dh', message: messages.pushKeyInvalid }])
  await limitUse(dependencies, 'pushSubscriptions', memberId)
  const now = clock.now()
  const subscription = { memberId, sessionId, p256dh, auth, createdAt: now }
  await database.pushSubscription.upsert({
    where: { endpoint },
    create: { id: uuidv7({ msecs: now.getTime() }), endpoint, ...subscription },
    update: subscription,
  })
  const surplus = await database.pushSubscription.findMany({
    where: { memberId },
    orderBy: { createdAt: 'desc' },
    skip: PUSH_SUBSCRIPTIONS_MAX,
    select: { id: true },
  })
  await database.pushSubscription.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } })
}

/** Messages for another key could never be encrypted. */
function isPointOfCurve(publicKey: string): boolean {
  try {
    ECDH.convertKey(publicKey, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

export async function unsubscribeFromPush(
  { database }: Dependencies,
  { memberId }: SessionViewer,
  endpoint: string,
): Promise<void> {
  await database.pushSubscription.deleteMany({ where: { memberId, endpoint } })
}
