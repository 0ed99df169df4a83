import Download from 'lucide-react/icons/download'
import { graphql, useFragment } from 'react-relay/hooks'
import { useMatch } from 'react-router-dom'
import type { PostMenuItems_post$key } from '#client/__generated__/PostMenuItems_post.graphql.ts'
import { ExplainRankingItem } from '#client/features/trending/ExplainRankingItem.tsx'
import { LazyAuthorMenuItems } from '#client/features/safety/LazyAuthorMenuItems.tsx'
import { paths } from '#client/paths.ts'
import { useIsVisitor } from '#client/session/useRequireSignIn.ts'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { MenuItem } from '#client/ui/MenuItem.tsx'
import { DeletePostItem } from './DeletePostItem.tsx'
import { EditPostItem } from './EditPostItem.tsx'

const UseTemplateItem = lazyOptional(
  async () => (await import('#client/features/memes/UseTemplateItem.tsx')).UseTemplateItem,
)
const GroupPostItems = lazyOptional(
  async () => (await import('#client/features/groups/GroupPostItems.tsx')).GroupPostItems,
)

/** The actions that depend on the post and on who the viewer is. Their code is loaded when a menu opens. */
export function PostMenuItems({ post: postRef }: { post: PostMenuItems_post$key }) {
  const post = useFragment(
    graphql`
      fragment PostMenuItems_post on Post {
        id
        author {
          id
        }
        media {
          ... on ImageMedia {
            url
          }
        }
        ...EditPostItem_post
        ...DeletePostItem_post
      }
    `,
    postRef,
  )
  const isVisitor = useIsVisitor()
  const isTrendingShown = useMatch(paths.trending) !== null
  const slug = useMatch('/groups/:slug/*')?.params.slug
  return (
    <>
      {post.media?.url && (
        <>
          <UseTemplateItem postId={post.id} />
          <MenuItem label="Download picture" icon={Download} to={post.media.url} isFile />
        </>
      )}
      {isTrendingShown && <ExplainRankingItem postId={post.id} />}
      {slug && !isVisitor && <GroupPostItems slug={slug} postId={post.id} />}
      <EditPostItem post={post} />
      <DeletePostItem post={post} />
      <LazyAuthorMenuItems userId={post.author.id} reported={{ id: post.id, name: 'post' }} />
    </>
  )
}
