import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { RemixCredit_post$key } from '#client/__generated__/RemixCredit_post.graphql.ts'
import { paths } from '#client/paths.ts'
import styles from './RemixCredit.module.css'

/** Links a remix to its original. */
export function RemixCredit({ post: postRef }: { post: RemixCredit_post$key }) {
  const { remixOf } = useFragment(
    graphql`
      fragment RemixCredit_post on Post {
        remixOf {
          databaseId
          author {
            username
          }
        }
      }
    `,
    postRef,
  )
  return (
    remixOf && (
      <p className={styles.credit}>
        Remixed from <Link to={paths.post(remixOf.databaseId)}>@{remixOf.author.username}</Link>
      </p>
    )
  )
}
