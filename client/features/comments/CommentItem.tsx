import { useId, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CommentItem_comment$key } from '#client/__generated__/CommentItem_comment.graphql.ts'
import { PostImage } from '#client/features/media/PostImage.tsx'
import { MemberLink } from '#client/features/members/MemberLink.tsx'
import { PostText } from '#client/features/posts/PostText.tsx'
import { RelativeTime } from '#client/ui/RelativeTime.tsx'
import { ReactionBar } from '#client/features/reactions/ReactionBar.tsx'
import { Button } from '#client/ui/Button.tsx'
import styles from './CommentItem.module.css'
import { CommentMenu } from './CommentMenu.tsx'
import { EditComment } from './EditComment.tsx'

type CommentItemProps = {
  comment: CommentItem_comment$key
  /** Undefined if the viewer cannot reply. */
  onReply: (() => void) | undefined
  children?: ReactNode
}

/** A comment with its actions. `children` are its reply form and its replies. */
export function CommentItem({ comment: commentRef, onReply, children }: CommentItemProps) {
  const comment = useFragment(
    graphql`
      fragment CommentItem_comment on Comment {
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
        ...ReactionBar_subject
        ...CommentMenu_comment
        ...EditComment_comment
      }
    `,
    commentRef,
  )
  const id = useId()
  const [isEditing, setEditing] = useState(false)
  return (
    <article className={styles.comment} aria-labelledby={`${id}author`}>
      <header className={styles.head}>
        {comment.author ? (
          <MemberLink user={comment.author} nameId={`${id}author`} />
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
      {isEditing ? (
        <EditComment comment={comment} onClose={() => setEditing(false)} />
      ) : (
        comment.text && <PostText id={`${id}text`} text={comment.text} />
      )}
      {comment.media?.image && <PostImage image={comment.media.image} isPrompt={false} />}
      {!comment.isDeleted && (
        <footer className={styles.actions}>
          <ReactionBar subject={comment} />
          {onReply && (
            <Button variant="quiet" onClick={onReply}>
              Reply
            </Button>
          )}
        </footer>
      )}
      {children}
    </article>
  )
}
