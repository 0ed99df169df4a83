import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type {
  PostOrigin_post$data,
  PostOrigin_post$key,
} from '#client/__generated__/PostOrigin_post.graphql.ts'
import { paths } from '#client/paths.ts'
import styles from './PostOrigin.module.css'

/** Links the posts that a picture comes from. */
export function PostOrigin({ post: postRef }: { post: PostOrigin_post$key }) {
  const { remixOf, creditedPost } = useFragment(
    graphql`
      fragment PostOrigin_post on Post {
        remixOf {
          databaseId
          author {
            username
          }
        }
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
  if (!remixOf && !creditedPost) return null
  return (
    <div className={styles.bar}>
      <Origin label="Credit:" origin={creditedPost} />
      <Origin label="Remixed from" origin={remixOf} />
    </div>
  )
}

function Origin({ label, origin }: { label: string; origin: PostOrigin_post$data['creditedPost'] }) {
  return (
    origin && (
      <p className={styles.origin}>
        {label} <Link to={paths.post(origin.databaseId)}>@{origin.author.username}</Link>
      </p>
    )
  )
}
