import { useState } from 'react'
import type { NotificationSettings_viewer$key } from '#client/__generated__/NotificationSettings_viewer.graphql.ts'
import type { PushSetting_query$key } from '#client/__generated__/PushSetting_query.graphql.ts'
import { NotificationSettings } from './NotificationSettings.tsx'
import { PushSetting } from './PushSetting.tsx'

type NotificationsAndPushProps = { query: PushSetting_query$key; viewer: NotificationSettings_viewer$key }

/** The kinds that are pushed can be chosen once push messages are on for this browser. */
export function NotificationsAndPush({ query, viewer }: NotificationsAndPushProps) {
  const [isPushOn, setPushOn] = useState(false)
  return (
    <>
      <PushSetting query={query} onChange={setPushOn} />
      <NotificationSettings viewer={viewer} isPushOn={isPushOn} />
    </>
  )
}
