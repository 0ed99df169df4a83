import Bookmark from 'lucide-react/icons/bookmark'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SaveButton_post$key } from '#client/__generated__/SaveButton_post.graphql.ts'
import { CountButton } from '#client/ui/CountButton.tsx'
import { useSetSaved } from './useSetSaved.ts'

export function SaveButton({ post: postRef }: { post: SaveButton_post$key }) {
  const post = useFragment(
    graphql`
      fragment SaveButton_post on Post {
        viewerSaved
        ...useSetSaved_post
      }
    `,
    postRef,
  )
  const setSaved = useSetSaved(post)
  return (
    <CountButton
      name="Save"
      icon={Bookmark}
      count={null}
      shortcut="s"
      isAccented
      isPressed={post.viewerSaved}
      onPress={() => setSaved(!post.viewerSaved)}
    />
  )
}
