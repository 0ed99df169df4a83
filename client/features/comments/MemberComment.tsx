import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { MemberComment_comment$key } from '#client/__generated__/MemberComment_comment.graphql.ts'
import { MediaThumb } from '#client/features/media/MediaThumb.tsx'
import { paths } from '#client/paths.ts'
import { RelativeTime } from '#client/ui/RelativeTime.tsx'
import { ListArticle } from '#client/ui/list/ListArticle.tsx'
import styles from './MemberComment.module.css'

type MemberCommentProps = {
  comment: MemberComment_comment$key
  /** Position in the list, from 1. */
  position: number
  /** Length of the list; -1 while there is more to load. */
  setSize: number
}

/** A comment outside of its thread, linked to its place there. */
export function MemberComment({ comment: commentRef, position, setSize }: MemberCommentProps) {
  const id = useId()
  const comment = useFragment(
    graphql`
      fragment MemberComment_comment on Comment {
        databaseId
        text
        createdAt
        media {
          ...MediaThumb_media
        }
        post {
          databaseId
          text
          author {
            username
          }
          isSensitive
          media {
            ...MediaThumb_media
          }
        }
      }
    `,
    commentRef,
  )
  const { post } = comment
  return (
    <ListArticle className={styles.article} aria-labelledby={id} position={position} setSize={setSize}>
      <Link to={`${paths.post(post.databaseId)}?comment=${comment.databaseId}`} className={styles.link}>
        <span className={styles.words}>
          <span id={id} className={styles.about}>
            On a post by @{post.author.username} · <RelativeTime moment={comment.createdAt} />
          </span>
          {comment.text && (
            <span dir="auto" className={styles.text}>
              {comment.text}
            </span>
          )}
          {comment.media && <MediaThumb media={comment.media} />}
          {post.text && (
            <span dir="auto" className={styles.quote}>
              {post.text}
            </span>
          )}
        </span>
        {post.media && <MediaThumb media={post.media} isSensitive={post.isSensitive} />}
      </Link>
    </ListArticle>
  )
}
