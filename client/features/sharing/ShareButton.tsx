import Share2 from 'lucide-react/icons/share-2'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ShareButton_post$key } from '#client/__generated__/ShareButton_post.graphql.ts'
import { CountButton } from '#client/ui/CountButton.tsx'
import { useSharePost } from './useSharePost.ts'

/** Shown to visitors too. */
export function ShareButton({ post: postRef }: { post: ShareButton_post$key }) {
  const post = useFragment(
    graphql`
      fragment ShareButton_post on Post {
        shareCount
        ...useSharePost_post
      }
    `,
    postRef,
  )
  const share = useSharePost(post)
  return (
    <CountButton
      name="Share"
      icon={Share2}
      count={post.shareCount > 0 ? post.shareCount : null}
      onPress={() => void share()}
    />
  )
}
