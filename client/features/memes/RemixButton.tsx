import Shuffle from 'lucide-react/icons/shuffle'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { RemixButton_post$key } from '#client/__generated__/RemixButton_post.graphql.ts'
import { paths } from '#client/paths.ts'
import { CountButton } from '#client/ui/CountButton.tsx'

/** Opens a meme in the editor. Authors can remix their own memes in any case. */
export function RemixButton({ post: postRef }: { post: RemixButton_post$key }) {
  const { databaseId, viewerCanDelete, meme } = useFragment(
    graphql`
      fragment RemixButton_post on Post {
        databaseId
        viewerCanDelete
        meme {
          isRemixable
        }
      }
    `,
    postRef,
  )
  const navigate = useNavigate()
  if (!meme || !(meme.isRemixable || viewerCanDelete)) return null
  return (
    <CountButton
      name="Remix"
      icon={Shuffle}
      count={null}
      onPress={() => void navigate(paths.remix(databaseId))}
    />
  )
}
