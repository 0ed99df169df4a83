import MessageCircle from 'lucide-react/icons/message-circle'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { CommentButton_post$key } from '#client/__generated__/CommentButton_post.graphql.ts'
import { paths } from '#client/paths.ts'
import { CountButton } from '#client/ui/CountButton.tsx'

type CommentButtonProps = {
  post: CommentButton_post$key
  /** The `Post.databaseId`. */
  postId: string
}

/** Opens the comments of a post. */
export function CommentButton({ post: postRef, postId }: CommentButtonProps) {
  const { commentCount } = useFragment(
    graphql`
      fragment CommentButton_post on Post {
        commentCount
      }
    `,
    postRef,
  )
  const navigate = useNavigate()
  return (
    <CountButton
      name="Comments"
      icon={MessageCircle}
      count={commentCount}
      shortcut="c"
      onPress={() => void navigate(`${paths.post(postId)}#comments`)}
    />
  )
}
