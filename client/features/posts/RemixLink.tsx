import Shuffle from 'lucide-react/icons/shuffle'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { RemixLink_post$key } from '#client/__generated__/RemixLink_post.graphql.ts'
import { paths } from '#client/paths.ts'
import styles from './RemixLink.module.css'

/** Opens a meme in the editor. Authors can remix their own memes in any case. */
export function RemixLink({ post: postRef }: { post: RemixLink_post$key }) {
  const { databaseId, viewerCanDelete, meme } = useFragment(
    graphql`
      fragment RemixLink_post on Post {
        databaseId
        viewerCanDelete
        meme {
          isRemixable
        }
      }
    `,
    postRef,
  )
  if (!meme?.isRemixable && !(meme && viewerCanDelete)) return null
  return (
    <Link to={paths.remix(databaseId)} className={styles.link}>
      <Shuffle aria-hidden="true" />
      <span className={styles.word}>Remix</span>
    </Link>
  )
}
