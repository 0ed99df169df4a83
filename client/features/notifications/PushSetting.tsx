import BellRing from 'lucide-react/icons/bell-ring'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PushSetting_query$key } from '#client/__generated__/PushSetting_query.graphql.ts'
import {
  createPushSubscription,
  endPushSubscription,
  findPushSubscription,
  pushAvailability,
} from '#client/pwa/push-subscription.ts'
import { mutationFailure } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import * as settingMessages from './settings-messages.ts'
import styles from './PushSetting.module.css'
import { useSubscribeToPush } from './useSubscribeToPush.ts'
import { useUnsubscribeFromPush } from './useUnsubscribeFromPush.ts'

type PushSettingProps = {
  query: PushSetting_query$key
  /** Called with whether push messages are on for this browser. */
  onChange: (isOn: boolean) => void
}

/** Turns push messages on and off for this browser. The browser asks for permission only after the button is pressed. */
export function PushSetting({ query: queryRef, onChange }: PushSettingProps) {
  const { pushPublicKey, viewer } = useFragment(
    graphql`
      fragment PushSetting_query on Query {
        pushPublicKey
        viewer {
          id
        }
      }
    `,
    queryRef,
  )
  const viewerId = viewer?.id ?? ''
  const [availability, setAvailability] = useState(pushAvailability)
  const [subscription, showSubscription] = useState<PushSubscription | null>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const subscribeToPush = useSubscribeToPush()
  const unsubscribeFromPush = useUnsubscribeFromPush()

  const setSubscription = (found: PushSubscription | null) => {
    showSubscription(found)
    onChange(found !== null)
  }
  const onFound = useEffectEvent(setSubscription)
  useEffect(() => {
    let isCurrent = true
    void findPushSubscription(viewerId)
      .catch(() => null)
      .then((found) => isCurrent && onFound(found))
    return () => {
      isCurrent = false
    }
  }, [viewerId])

  const enable = async (): Promise<string | undefined> => {
    const created = await createPushSubscription(viewerId, pushPublicKey).catch(() => undefined)
    if (created === undefined) return settingMessages.pushFailed
    setAvailability(pushAvailability())
    if (created === null) return undefined
    const message = await mutationFailure(subscribeToPush(created), { fallback: settingMessages.pushFailed })
    if (message) await endPushSubscription()
    else setSubscription(created)
    return message
  }
  const disable = async ({ endpoint }: PushSubscription): Promise<string | undefined> => {
    const message = await mutationFailure(unsubscribeFromPush(endpoint), {
      fallback: settingMessages.pushDisableFailed,
    })
    if (message) return message
    await endPushSubscription()
    setSubscription(null)
    return undefined
  }
  const run = async (change: () => Promise<string | undefined>) => {
    setBusy(true)
    setFailure(undefined)
    setFailure(await change())
    setBusy(false)
  }

  if (availability === 'unsupported') return <Banner tone="info">{settingMessages.pushUnsupported}</Banner>
  if (availability === 'denied') return <Banner tone="info">{settingMessages.pushDenied}</Banner>
  return (
    <div className={styles.push}>
      {subscription ? (
        <>
          <p role="status">Push notifications are on for this device.</p>
          <Button variant="secondary" busy={isBusy} onClick={() => void run(() => disable(subscription))}>
            Turn off push notifications
          </Button>
        </>
      ) : (
        <Button busy={isBusy || subscription === undefined} onClick={() => void run(enable)}>
          <BellRing aria-hidden="true" />
          Enable push notifications
        </Button>
      )}
      {failure && <Banner tone="error">{failure}</Banner>}
    </div>
  )
}
