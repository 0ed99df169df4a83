import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { RemovedNoticeQuery } from '#client/__generated__/RemovedNoticeQuery.graphql.ts'
import styles from '#client/features/posts/PostText.module.css'
import { Banner } from '#client/ui/Banner.tsx'
import { REPORT_REASONS } from '#rules/report-reasons.ts'
import { decisionsPath } from '#rules/site-paths.ts'

/** Tells the author that a moderator removed the post or comment. Loads the reason, which lists of posts do not contain. */
export function RemovedNotice({ contentId }: { contentId: string }) {
  const { node } = useLazyLoadQuery<RemovedNoticeQuery>(
    graphql`
      query RemovedNoticeQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          __typename
          ... on Post {
            removal {
              reason
            }
            author {
              isViewer
            }
          }
          ... on Comment {
            removal {
              reason
            }
            commentAuthor: author {
              isViewer
            }
          }
        }
      }
    `,
    { id: contentId },
  )
  const found = removedContent(node)
  if (!found?.removal) return null
  const { noun, author, removal } = found
  const rule = REPORT_REASONS[removal.reason ?? 'OTHER']
  return (
    <div className={styles.block}>
      <Banner tone="error">
        {author?.isViewer ? (
          <>
            <p>
              A moderator removed this {noun}: {rule}. Only you can see it.
            </p>
            <Link to={decisionsPath}>Read the decision</Link>
          </>
        ) : (
          <p>
            A moderator removed this {noun}: {rule}. Only its author and moderators can see it.
          </p>
        )}
      </Banner>
    </div>
  )
}

function removedContent(node: RemovedNoticeQuery['response']['node']) {
  if (node?.__typename === 'Post') return { noun: 'post', author: node.author, removal: node.removal }
  if (node?.__typename === 'Comment')
    return { noun: 'comment', author: node.commentAuthor, removal: node.removal }
  return undefined
}
