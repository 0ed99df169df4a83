import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReactionBar_post$key } from '#client/__generated__/ReactionBar_post.graphql.ts'
import styles from './ReactionBar.module.css'
import { ReactionButton } from './ReactionButton.tsx'
import { useReactToPost } from './useReactToPost.ts'

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
  return (
    <div className={styles.bar}>
      <ReactionButton
        name="Like"
        icon={ThumbsUp}
        count={post.likeCount}
        isPressed={post.viewerReaction === 'LIKE'}
        onPress={() => react('LIKE')}
      />
      <ReactionButton
        name="Dislike"
        icon={ThumbsDown}
        count={post.dislikeCount}
        isPressed={post.viewerReaction === 'DISLIKE'}
        onPress={() => react('DISLIKE')}
      />
    </div>
  )
}
