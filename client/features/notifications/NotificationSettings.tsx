import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  NotificationKind,
  NotificationSettings_viewer$key,
} from '#client/__generated__/NotificationSettings_viewer.graphql.ts'
import { mutationFailure } from '#client/relay/errors.ts'
import { notify } from '#client/ui/toast.ts'
import * as settingMessages from './settings-messages.ts'
import { REQUIRED_NOTIFICATION_KINDS } from '#rules/notification-rules.ts'
import styles from './NotificationSettings.module.css'
import { useUpdateNotificationSettings } from './useUpdateNotificationSettings.ts'

/** The kinds that a feature sends, in the order of the table. */
const LABELS: Partial<Record<NotificationKind, string>> = {
  POST_LIKED: 'Likes on your posts',
  POST_COMMENTED: 'Comments on your posts',
  POST_CREDITED: 'Credits for your posts',
  POST_REMIXED: 'Remixes of your memes',
  COMMENT_LIKED: 'Likes on your comments',
  COMMENT_REPLIED: 'Replies to your comments',
  MENTIONED: 'Mentions',
  FOLLOWED: 'New followers',
  SECURITY: 'Security of your account',
}
const KINDS = Object.keys(LABELS)

/** For each kind, whether it is shown on the site and whether it is sent to the devices of the viewer. */
export function NotificationSettings({ viewer: viewerRef }: { viewer: NotificationSettings_viewer$key }) {
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
  const sorted = notificationSettings
    .filter(({ kind }) => KINDS.includes(kind))
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Kind</span>
          </th>
          <th scope="col" id={`${tableId}show`}>
            Show
          </th>
          <th scope="col" id={`${tableId}push`}>
            Push
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ kind, isShown, isPushed }) => {
          const rowId = `${tableId}${kind}`
          const isRequired = REQUIRED_NOTIFICATION_KINDS.includes(kind)
          return (
            <tr key={kind}>
              <th scope="row" id={rowId}>
                {LABELS[kind]}
              </th>
              <td>
                <label className={styles.cell}>
                  <input
                    type="checkbox"
                    aria-labelledby={`${tableId}show ${rowId}`}
                    checked={isShown}
                    disabled={isRequired}
                    onChange={() => void change({ kind, isShown: !isShown })}
                  />
                </label>
              </td>
              <td>
                <label className={styles.cell}>
                  <input
                    type="checkbox"
                    aria-labelledby={`${tableId}push ${rowId}`}
                    checked={isShown && isPushed}
                    disabled={isRequired || !isShown}
                    onChange={() => void change({ kind, isPushed: !isPushed })}
                  />
                </label>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
