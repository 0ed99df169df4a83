import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { CreditLine_post$key } from '#client/__generated__/CreditLine_post.graphql.ts'
import { paths } from '#client/paths.ts'
import styles from './CreditLine.module.css'

/** Links the post that another one credits for its picture. */
export function CreditLine({ post: postRef }: { post: CreditLine_post$key }) {
  const { creditedPost } = useFragment(
    graphql`
      fragment CreditLine_post on Post {
        creditedPost {
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
    creditedPost && (
      <p className={styles.credit}>
        Credit: <Link to={paths.post(creditedPost.databaseId)}>@{creditedPost.author.username}</Link>
      </p>
    )
  )
}
