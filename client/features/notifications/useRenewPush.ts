import { useEffect, useEffectEvent } from 'react'
import { findPushSubscription } from '#client/pwa/push-subscription.ts'
import { useSubscribeToPush } from './useSubscribeToPush.ts'

/** Connects the subscription of this browser to the current session, because the server deletes it with an expired one. */
export function useRenewPush(viewerId: string): void {
  const subscribeToPush = useSubscribeToPush()
  const renew = useEffectEvent(async (memberId: string) => {
    const subscription = await findPushSubscription(memberId)
    if (subscription) await subscribeToPush(subscription)
  })
  useEffect(() => {
    // The next visit tries again.
    renew(viewerId).catch(() => undefined)
  }, [viewerId])
}
