import { useEffect, useId, useRef } from 'react'
import { MemberLink } from '#client/features/members/MemberLink.tsx'
import { PostText } from '#client/features/posts/PostText.tsx'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { isolate } from '#rules/isolate.ts'
import styles from './CommentItem.module.css'
import { useCommentThread } from './comment-thread-context.ts'
import type { OutgoingComment } from './outbox.ts'

type OutgoingItemProps = {
  comment: OutgoingComment
  /** The parent is not shown above. */
  isDetached?: boolean
  onSent?: () => void
}

/** A comment that is being sent or has failed. */
export function OutgoingItem({ comment, isDetached = false, onSent }: OutgoingItemProps) {
  const id = useId()
  const { viewer, outbox } = useCommentThread()
  const { text, imageUrl, mediaId, altText, replyTo, failure } = comment
  const article = useRef<HTMLElement>(null)
  const isNew = failure === null
  // The form may be far away from the place of the comment.
  useEffect(() => {
    if (isNew) article.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  const retry = async () => {
    if (await outbox.retry(comment)) onSent?.()
  }
  return (
    <article
      ref={article}
      className={classNames(styles.comment, styles.own)}
      aria-labelledby={`${id}author`}
      aria-busy={failure === null}
    >
      <header className={styles.head}>
        {viewer && <MemberLink user={viewer} nameId={`${id}author`} isSmall />}
        <span className={styles.time} role="status">
          {failure === null ? 'Sending…' : 'Not sent'}
        </span>
      </header>
      {isDetached && replyTo !== null && <p className={styles.note}>{`Reply to ${isolate(replyTo)}`}</p>}
      {text && <PostText id={`${id}text`} text={text} />}
      {imageUrl ? (
        <img src={imageUrl} alt={altText || 'Image without a description'} className={styles.localImage} />
      ) : (
        mediaId !== null && <p className={styles.note}>With an image</p>
      )}
      {failure !== null && (
        <div className={styles.failure}>
          <Banner tone="error">{failure}</Banner>
          <div className={styles.choices}>
            <Button variant="secondary" onClick={() => outbox.discard(comment)}>
              Discard
            </Button>
            <Button onClick={() => void retry()}>Retry</Button>
          </div>
        </div>
      )}
    </article>
  )
}
