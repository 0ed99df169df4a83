import { graphql, useFragment } from 'react-relay/hooks'
import { useMatch } from 'react-router-dom'
import type { PostMenuItems_post$key } from '#client/__generated__/PostMenuItems_post.graphql.ts'
import { ExplainRankingItem } from '#client/features/trending/ExplainRankingItem.tsx'
import { LazyAuthorMenuItems } from '#client/features/safety/LazyAuthorMenuItems.tsx'
import { paths } from '#client/paths.ts'
import { DeletePostItem } from './DeletePostItem.tsx'
import { EditPostItem } from './EditPostItem.tsx'

/** The actions that depend on who the viewer is. Their code is loaded when a menu opens. */
export function PostMenuItems({ post: postRef }: { post: PostMenuItems_post$key }) {
  const post = useFragment(
    graphql`
      fragment PostMenuItems_post on Post {
        id
        author {
          id
        }
        ...EditPostItem_post
        ...DeletePostItem_post
      }
    `,
    postRef,
  )
  const isTrendingShown = useMatch(paths.trending) !== null
  return (
    <>
      {isTrendingShown && <ExplainRankingItem postId={post.id} />}
      <EditPostItem post={post} />
      <DeletePostItem post={post} />
      <LazyAuthorMenuItems userId={post.author.id} />
    </>
  )
}
