import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { NotificationItem_notification$key } from '#client/__generated__/NotificationItem_notification.graphql.ts'
import { MediaThumb } from '#client/features/media/MediaThumb.tsx'
import { Avatar } from '#client/ui/Avatar.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { RelativeTime } from '#client/ui/RelativeTime.tsx'
import styles from './NotificationItem.module.css'
import { NotificationIcon } from './NotificationIcon.tsx'

type NotificationItemProps = {
  notification: NotificationItem_notification$key
  /** The heading above the first notification of a day. */
  heading: string | undefined
  isUnread: boolean
  position: number
  setSize: number
}

/** A notification that links to its subject. */
export function NotificationItem(props: NotificationItemProps) {
  const { notification: notificationRef, heading, isUnread, position, setSize } = props
  const notification = useFragment(
    graphql`
      fragment NotificationItem_notification on Notification {
        kind
        updatedAt
        text
        path
        actors(first: 1) {
          photoUrl(width: 128)
          photoSrcSet
        }
        comment {
          text
        }
        post {
          text
          media {
            ...MediaThumb_media
          }
        }
      }
    `,
    notificationRef,
  )
  const id = `notification${position}`
  const [actor] = notification.actors
  const { comment, post } = notification
  const quote = comment?.text || post?.text
  return (
    <article
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the articles of a feed are its focus stops
      tabIndex={0}
      aria-labelledby={id}
      aria-posinset={position}
      aria-setsize={setSize}
      className={styles.article}
    >
      {heading !== undefined && <h2 className={styles.day}>{heading}</h2>}
      <Link to={notification.path} className={classNames(styles.item, isUnread && styles.unread)}>
        <span className={styles.picture}>
          {actor && <Avatar src={actor.photoUrl} srcSet={actor.photoSrcSet} size={44} />}
          <NotificationIcon kind={notification.kind} isAlone={!actor} />
        </span>
        <span className={styles.words}>
          <span id={id} className={styles.text}>
            {isUnread && <span className="visually-hidden">Unread: </span>}
            {notification.text}
          </span>
          {quote && (
            <span dir="auto" className={styles.quote}>
              {quote}
            </span>
          )}
          <span className={styles.time}>
            <RelativeTime moment={notification.updatedAt} />
          </span>
        </span>
        {post?.media && <MediaThumb media={post.media} />}
        {isUnread && <span aria-hidden="true" className={styles.dot} />}
      </Link>
    </article>
  )
}
