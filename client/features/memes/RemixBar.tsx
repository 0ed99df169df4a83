import Shuffle from 'lucide-react/icons/shuffle'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { RemixBar_post$key } from '#client/__generated__/RemixBar_post.graphql.ts'
import { paths } from '#client/paths.ts'
import { buttonClass } from '#client/ui/button-look.ts'
import styles from './RemixBar.module.css'

/** Links a remix to its original and opens a meme in the editor. Authors can remix their own memes in any case. */
export function RemixBar({ post: postRef }: { post: RemixBar_post$key }) {
  const { databaseId, viewerCanDelete, meme, remixOf } = useFragment(
    graphql`
      fragment RemixBar_post on Post {
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
      }
    `,
    postRef,
  )
  if (!meme) return null
  return (
    <div className={styles.bar}>
      {remixOf && (
        <p className={styles.credit}>
          Remixed from <Link to={paths.post(remixOf.databaseId)}>@{remixOf.author.username}</Link>
        </p>
      )}
      {(meme.isRemixable || viewerCanDelete) && (
        <Link to={paths.remix(databaseId)} className={buttonClass({ variant: 'secondary' }, styles.remix)}>
          <Shuffle aria-hidden="true" className={styles.icon} />
          Remix
        </Link>
      )}
    </div>
  )
}
