import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  NotificationKind,
  NotificationSettings_viewer$key,
} from '#client/__generated__/NotificationSettings_viewer.graphql.ts'
import { mutationFailure } from '#client/relay/errors.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Switch } from '#client/ui/Switch.tsx'
import { notify } from '#client/ui/toast.ts'
import * as settingMessages from './settings-messages.ts'
import { REQUIRED_NOTIFICATION_KINDS } from '#rules/notification-rules.ts'
import styles from './NotificationSettings.module.css'
import { useUpdateNotificationSettings } from './useUpdateNotificationSettings.ts'

type Kinds = Partial<Record<NotificationKind, string>>

/** The kinds that a feature sends. */
const GROUPS: readonly { title: string; kinds: Kinds }[] = [
  {
    title: 'Posts',
    kinds: {
      POST_LIKED: 'Likes on your posts',
      POST_COMMENTED: 'Comments on your posts',
      COMMENT_LIKED: 'Likes on your comments',
      COMMENT_REPLIED: 'Replies to your comments',
      POST_CREDITED: 'Credits for your posts',
    },
  },
  { title: 'People', kinds: { FOLLOWED: 'New followers', MENTIONED: 'Mentions' } },
  { title: 'Memes', kinds: { POST_REMIXED: 'Remixes of your memes' } },
  {
    title: 'Groups',
    kinds: {
      GROUP_JOIN_REQUESTED: 'Requests to join your groups',
      GROUP_JOIN_APPROVED: 'Accepted requests to join',
      GROUP_ROLE_CHANGED: 'Roles in groups',
    },
  },
  {
    title: 'Moderation',
    kinds: {
      CONTENT_REMOVED: 'Removed posts, comments and groups',
      WARNED: 'Warnings',
      APPEAL_DECIDED: 'Answers to your appeals',
      REPORT_DECIDED: 'Answers to your reports',
    },
  },
  { title: 'Account', kinds: { SECURITY: 'Security of your account' } },
]

type NotificationSettingsProps = {
  viewer: NotificationSettings_viewer$key
  /** Whether push messages are on for this browser. */
  isPushOn: boolean
}

/** For each kind, whether it is shown on the site and whether it is sent to the devices of the viewer. */
export function NotificationSettings({ viewer: viewerRef, isPushOn }: NotificationSettingsProps) {
  const { id, notificationSettings } = useFragment(
    graphql`
      fragment NotificationSettings_viewer on Viewer {
        id
        notificationSettings {
          kind
          isShown
          isPushed
        }
      }
    `,
    viewerRef,
  )
  const tableId = useId()
  const updateSettings = useUpdateNotificationSettings(id)
  const change = async (...settings: Parameters<typeof updateSettings>) => {
    const failure = await mutationFailure(updateSettings(...settings), {
      fallback: settingMessages.notificationSettingsFailed,
    })
    if (failure) notify.error(failure)
  }
  const renderRow = ({ kind, isShown, isPushed }: (typeof notificationSettings)[number], label: string) => {
    const rowId = `${tableId}${kind}`
    const isRequired = REQUIRED_NOTIFICATION_KINDS.includes(kind)
    return (
      <tr key={kind}>
        <th scope="row" id={rowId}>
          {label}
        </th>
        <td>
          <Switch
            aria-labelledby={`${tableId}show ${rowId}`}
            isOn={isShown}
            disabled={isRequired}
            onChange={(isOn) => void change({ kind, isShown: isOn })}
          />
        </td>
        {isPushOn && (
          <td>
            <Switch
              aria-labelledby={`${tableId}push ${rowId}`}
              isOn={isShown && isPushed}
              disabled={isRequired || !isShown}
              onChange={(isOn) => void change({ kind, isPushed: isOn })}
            />
          </td>
        )}
      </tr>
    )
  }
  return (
    <table className={styles.table}>
      <thead className={classNames(!isPushOn && 'visually-hidden')}>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Kind</span>
          </th>
          <th scope="col" id={`${tableId}show`}>
            Show
          </th>
          {isPushOn && (
            <th scope="col" id={`${tableId}push`}>
              Push
            </th>
          )}
        </tr>
      </thead>
      {GROUPS.map(({ title, kinds }) => (
        <tbody key={title}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={isPushOn ? 3 : 2}>
              {title}
            </th>
          </tr>
          {notificationSettings.map((setting) => {
            const label = kinds[setting.kind]
            return label && renderRow(setting, label)
          })}
        </tbody>
      ))}
    </table>
  )
}
