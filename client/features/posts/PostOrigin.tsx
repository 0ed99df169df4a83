import Shuffle from 'lucide-react/icons/shuffle'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type {
  PostOrigin_post$data,
  PostOrigin_post$key,
} from '#client/__generated__/PostOrigin_post.graphql.ts'
import { paths } from '#client/paths.ts'
import styles from './PostOrigin.module.css'

type PostOriginProps = { post: PostOrigin_post$key }

function useOrigin(post: PostOrigin_post$key): PostOrigin_post$data {
  return useFragment(
    graphql`
      fragment PostOrigin_post on Post {
        databaseId
        viewerCanDelete
        meme {
          isRemixable
        }
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
    post,
  )
}

/** Links the posts that a picture comes from. */
export function PostOrigin({ post }: PostOriginProps) {
  const { remixOf, creditedPost } = useOrigin(post)
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

/** Opens a meme in the editor. Authors can remix their own memes in any case. */
export function RemixLink({ post }: PostOriginProps) {
  const { databaseId, viewerCanDelete, meme } = useOrigin(post)
  if (!meme || !(meme.isRemixable || viewerCanDelete)) return null
  return (
    <Link to={paths.remix(databaseId)} aria-keyshortcuts="r" className={styles.remix}>
      <Shuffle aria-hidden="true" />
      <span className={styles.word}>Remix</span>
    </Link>
  )
}
