import { useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CommentItem_comment$key } from '#client/__generated__/CommentItem_comment.graphql.ts'
import { PostImage } from '#client/features/media/PostImage.tsx'
import { MemberLink } from '#client/features/members/MemberLink.tsx'
import { PostText } from '#client/features/posts/PostText.tsx'
import { RelativeTime } from '#client/ui/RelativeTime.tsx'
import { ReactionBar } from '#client/features/reactions/ReactionBar.tsx'
import { useSetReaction } from '#client/features/reactions/useSetReaction.ts'
import { classNames } from '#client/ui/class-names.ts'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { Button } from '#client/ui/Button.tsx'
import styles from './CommentItem.module.css'
import { CommentMenu } from './CommentMenu.tsx'
import { EditComment } from './EditComment.tsx'
import { useArrival } from './useArrival.ts'

const RemovedNotice = lazyOptional(
  async () => (await import('#client/features/reports/RemovedNotice.tsx')).RemovedNotice,
)

type CommentItemProps = {
  comment: CommentItem_comment$key
  /** The URL links to it. */
  isLinked: boolean
  /** The image is probably visible at once. */
  isPrompt: boolean
  /** Undefined if the viewer cannot reply. */
  onReply: (() => void) | undefined
  replyButton: Ref<HTMLButtonElement>
  children?: ReactNode
}

/** A comment with its actions. `children` are its reply form and its replies. */
export function CommentItem(props: CommentItemProps) {
  const { comment: commentRef, isLinked, isPrompt, onReply, replyButton, children } = props
  const comment = useFragment(
    graphql`
      fragment CommentItem_comment on Comment {
        id
        text
        createdAt
        editedAt
        isDeleted
        isRemoved
        author {
          ...MemberLink_user
        }
        media {
          ...PostImage_image @alias(as: "image")
        }
        ...useSetReaction_subject
        ...CommentMenu_comment
        ...EditComment_comment
      }
    `,
    commentRef,
  )
  const { subject, react } = useSetReaction(comment)
  const like = () => subject.viewerReaction !== 'LIKE' && react('LIKE')
  const id = useId()
  const [isEditing, setEditing] = useState(false)
  const article = useRef<HTMLElement>(null)
  useArrival(article, isLinked, 'center')
  const closeEditor = () => {
    flushSync(() => setEditing(false))
    article.current?.focus({ preventScroll: true })
  }
  return (
    <article
      ref={article}
      id={comment.id}
      tabIndex={-1}
      aria-labelledby={`${id}author`}
      aria-describedby={comment.text ? `${id}text` : undefined}
      className={styles.comment}
    >
      <div className={classNames(styles.own, isLinked && styles.linked)}>
        <header className={styles.head}>
          {comment.author ? (
            <MemberLink user={comment.author} nameId={`${id}author`} isSmall />
          ) : (
            <span id={`${id}author`} className={styles.placeholder}>
              {comment.isRemoved ? 'Removed by a moderator' : 'Deleted'}
            </span>
          )}
          <span className={styles.time}>
            <RelativeTime moment={comment.createdAt} />
            {comment.editedAt && ' · edited'}
          </span>
          {!comment.isDeleted && <CommentMenu comment={comment} onEdit={() => setEditing(true)} />}
        </header>
        {comment.isRemoved && comment.author && <RemovedNotice contentId={comment.id} />}
        {isEditing ? (
          <EditComment comment={comment} onClose={closeEditor} />
        ) : (
          comment.text && <PostText id={`${id}text`} text={comment.text} />
        )}
        {comment.media?.image && (
          <div className={styles.image}>
            <PostImage image={comment.media.image} isPrompt={isPrompt} sizes="20rem" onDoubleTap={like}>
              {comment.text && <PostText id={`${id}viewed`} text={comment.text} />}
              <ReactionBar subject={comment} />
            </PostImage>
          </div>
        )}
        {!comment.isDeleted && (
          <footer className={styles.actions}>
            <ReactionBar subject={comment} />
            {onReply && (
              <Button ref={replyButton} variant="quiet" onClick={onReply}>
                Reply
              </Button>
            )}
          </footer>
        )}
      </div>
      {children}
    </article>
  )
}
