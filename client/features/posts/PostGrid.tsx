import EyeOff from 'lucide-react/icons/eye-off'
import Play from 'lucide-react/icons/play'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { PostGrid_posts$key } from '#client/__generated__/PostGrid_posts.graphql.ts'
import { useIsBlurred } from '#client/features/media/sensitive-media.ts'
import { SensitiveImage } from '#client/features/media/SensitiveImage.tsx'
import { paths } from '#client/paths.ts'
import { classNames } from '#client/ui/class-names.ts'
import { isolate } from '#rules/isolate.ts'
import styles from './PostGrid.module.css'

type PostGridProps = {
  posts: PostGrid_posts$key
  /** On wide windows, the first of nine pictures is larger. */
  isMosaic?: boolean
  /** The shape of all pictures, which are larger then. Squares by default. */
  aspectRatio?: number
}

/** Pictures of posts in columns, which link to the posts. Posts without media are left out. */
export function PostGrid({ posts: postsRef, isMosaic, aspectRatio }: PostGridProps) {
  const posts = useFragment(
    graphql`
      fragment PostGrid_posts on Post @relay(plural: true) {
        databaseId
        isSensitive
        author {
          fullName
        }
        media {
          ... on ImageMedia {
            gridUrl: url(width: 480)
            altText
          }
          ... on VideoMedia {
            poster(width: 480)
            altText
          }
        }
      }
    `,
    postsRef,
  )
  const coversSensitive = useIsBlurred(true)
  return (
    <ul
      className={classNames(
        styles.grid,
        isMosaic && styles.mosaic,
        aspectRatio !== undefined && styles.large,
      )}
    >
      {posts.map(({ databaseId, isSensitive, author, media }) => {
        if (!media) return null
        const isCovered = isSensitive && coversSensitive
        const name = isolate(author.fullName)
        return (
          <li key={databaseId}>
            <Link
              to={paths.post(databaseId)}
              aria-label={isCovered ? `Sensitive post by ${name}` : media.altText || `Post by ${name}`}
              className={styles.link}
            >
              <SensitiveImage
                isSensitive={isSensitive}
                src={media.gridUrl ?? media.poster ?? undefined}
                width="160"
                height="160"
                loading="lazy"
                decoding="async"
                className={styles.picture}
                style={{ aspectRatio }}
              />
              {isCovered && <EyeOff aria-hidden="true" className={styles.icon} />}
              {!isCovered && media.gridUrl === undefined && (
                <Play aria-hidden="true" fill="currentColor" className={styles.icon} />
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
