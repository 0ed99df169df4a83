import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { LookalikeNoticeQuery } from '#client/__generated__/LookalikeNoticeQuery.graphql.ts'
import { paths } from '#client/paths.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { RelativeTime } from '#client/ui/RelativeTime.tsx'
import styles from './LookalikeNotice.module.css'

type LookalikeNoticeProps = {
  /** An upload of the viewer. */
  mediaId: string
  /** The global id of the post that is credited. */
  creditPostId: string | null
  isLocked: boolean
  onCredit: (postId: string | null) => void
}

/** Names the oldest post with the same picture and offers to credit it. Shows nothing if there is none. */
export function LookalikeNotice({ mediaId, creditPostId, isLocked, onCredit }: LookalikeNoticeProps) {
  const { lookalikes } = useLazyLoadQuery<LookalikeNoticeQuery>(
    graphql`
      query LookalikeNoticeQuery($mediaId: UUID!) {
        lookalikes(mediaId: $mediaId) {
          id
          databaseId
          createdAt
          author {
            username
            isViewer
          }
        }
      }
    `,
    { mediaId },
    { fetchPolicy: 'store-and-network' },
  )
  // A post of another member can be credited, an own one cannot.
  const post = lookalikes.find(({ author }) => !author.isViewer) ?? lookalikes[0]
  if (!post) return null

  const { username, isViewer } = post.author
  const link = <Link to={paths.post(post.databaseId)}>{isViewer ? 'You' : `@${username}`}</Link>
  const isCredited = creditPostId === post.id
  return (
    <Banner tone={isCredited ? 'success' : 'info'}>
      <p>
        {isCredited ? (
          <>Credit: {link}</>
        ) : (
          <>
            {link} posted this <RelativeTime moment={post.createdAt} />
          </>
        )}
      </p>
      <div className={styles.choices}>
        {!isViewer && (
          <Button
            variant="secondary"
            disabled={isLocked}
            onClick={() => onCredit(isCredited ? null : post.id)}
          >
            {isCredited ? 'Remove credit' : 'Credit'}
          </Button>
        )}
        {!isCredited && (
          <Button type="submit" variant="link" disabled={isLocked}>
            Post anyway
          </Button>
        )}
      </div>
    </Banner>
  )
}
