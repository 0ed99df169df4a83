import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { MemeThumbnail_post$key } from '#client/__generated__/MemeThumbnail_post.graphql.ts'
import { SensitiveImage } from '#client/features/media/SensitiveImage.tsx'
import { paths } from '#client/paths.ts'
import styles from './MemeThumbnail.module.css'

/** A small picture of a meme with its author, which links to the post. */
export function MemeThumbnail({ post: postRef }: { post: MemeThumbnail_post$key }) {
  const { databaseId, isSensitive, author, media } = useFragment(
    graphql`
      fragment MemeThumbnail_post on Post {
        databaseId
        isSensitive
        author {
          username
        }
        media {
          ... on ImageMedia {
            url(width: 480)
            altText
          }
        }
      }
    `,
    postRef,
  )
  return (
    <Link to={paths.post(databaseId)} className={styles.meme}>
      {media?.url && (
        <SensitiveImage
          isSensitive={isSensitive}
          src={media.url}
          width="96"
          height="96"
          alt={media.altText ?? ''}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      )}
      <span className={styles.author}>@{author.username}</span>
    </Link>
  )
}
