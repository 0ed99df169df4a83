import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReactionBar_post$key } from '#client/__generated__/ReactionBar_post.graphql.ts'
import { useRequireSignIn } from '#client/session/useRequireSignIn.ts'
import type { ShortcutKey } from '#client/ui/shortcuts/shortcuts.ts'
import { CountButton } from '#client/ui/CountButton.tsx'
import styles from './ReactionBar.module.css'
import { useReactToPost } from './useReactToPost.ts'

/** Of the post that has the focus. */
const likeKey: ShortcutKey = 'l'

export function ReactionBar({ post: postRef }: { post: ReactionBar_post$key }) {
  const post = useFragment(
    graphql`
      fragment ReactionBar_post on Post {
        likeCount
        dislikeCount
        viewerReaction
        ...useReactToPost_post
      }
    `,
    postRef,
  )
  const react = useReactToPost(post)
  const forMembers = useRequireSignIn()
  return (
    <div className={styles.bar}>
      <CountButton
        name="Like"
        icon={ThumbsUp}
        count={post.likeCount}
        isAccented
        isPressed={post.viewerReaction === 'LIKE'}
        shortcut={likeKey}
        onPress={() => forMembers(() => react('LIKE'))}
      />
      <CountButton
        name="Dislike"
        icon={ThumbsDown}
        count={post.dislikeCount}
        isPressed={post.viewerReaction === 'DISLIKE'}
        onPress={() => forMembers(() => react('DISLIKE'))}
      />
    </div>
  )
}
