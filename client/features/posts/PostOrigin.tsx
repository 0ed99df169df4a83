import Shuffle from 'lucide-react/icons/shuffle'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type {
  PostOrigin_post$data,
  PostOrigin_post$key,
} from '#client/__generated__/PostOrigin_post.graphql.ts'
import { paths } from '#client/paths.ts'
import { buttonClass } from '#client/ui/button-look.ts'
import styles from './PostOrigin.module.css'

/** Links the posts that a picture comes from, and opens a meme in the editor. Authors can remix their own memes in any case. */
export function PostOrigin({ post: postRef }: { post: PostOrigin_post$key }) {
  const { databaseId, viewerCanDelete, meme, remixOf, creditedPost } = useFragment(
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
    postRef,
  )
  if (!meme && !creditedPost) return null
  return (
    <div className={styles.bar}>
      <Origin label="Credit:" origin={creditedPost} />
      <Origin label="Remixed from" origin={remixOf} />
      {meme && (meme.isRemixable || viewerCanDelete) && (
        <Link to={paths.remix(databaseId)} className={buttonClass({ variant: 'secondary' }, styles.remix)}>
          <Shuffle aria-hidden="true" className={styles.icon} />
          Remix
        </Link>
      )}
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
