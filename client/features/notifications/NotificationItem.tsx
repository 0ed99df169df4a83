import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { NotificationItem_notification$key } from '#client/__generated__/NotificationItem_notification.graphql.ts'
import { MediaThumb } from '#client/features/media/MediaThumb.tsx'
import { Avatar } from '#client/ui/Avatar.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { RelativeTime } from '#client/ui/RelativeTime.tsx'
import { ListArticle } from '#client/ui/list/ListArticle.tsx'
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
        actors(first: 2) {
          id
          photoUrl(width: 128)
          photoSrcSet
        }
        comment {
          text
        }
        post {
          text
          isSensitive
          media {
            ...MediaThumb_media
          }
        }
      }
    `,
    notificationRef,
  )
  const id = `notification${position}`
  const { actors, comment, post } = notification
  const quote = comment?.text || post?.text
  return (
    <ListArticle aria-labelledby={id} position={position} setSize={setSize} className={styles.article}>
      {heading !== undefined && <h2 className={styles.day}>{heading}</h2>}
      <Link to={notification.path} className={classNames(styles.item, isUnread && styles.unread)}>
        <span className={classNames(styles.picture, actors.length > 1 && styles.several)}>
          {actors.map((actor) => (
            <Avatar
              key={actor.id}
              src={actor.photoUrl}
              srcSet={actor.photoSrcSet}
              size={actors.length > 1 ? 32 : 44}
            />
          ))}
          <NotificationIcon kind={notification.kind} isAlone={actors.length === 0} />
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
        {post?.media && <MediaThumb media={post.media} isSensitive={post.isSensitive} />}
        {post && !post.media && quote !== post.text && (
          <span dir="auto" className={styles.post}>
            {post.text}
          </span>
        )}
        {isUnread && <span aria-hidden="true" className={styles.dot} />}
      </Link>
    </ListArticle>
  )
}
