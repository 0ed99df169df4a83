import type { postLoaderCommentsQuery } from '#client/__generated__/postLoaderCommentsQuery.graphql.ts'
import type { postLoaderQuery } from '#client/__generated__/postLoaderQuery.graphql.ts'
import { paths } from '#client/paths.ts'
import { commentsQuery, postQuery } from '#client/routes/post/postLoader.ts'
import { PostRoute } from '#client/routes/post/PostRoute.tsx'
import type { ServerRender } from '#client/ui/browser/server-render.ts'
import { renderMemberScreen, type EmbeddedResponses } from './render-member-screen.tsx'

type PostRenderOptions = ServerRender & { postId: string }

export function renderPost(responses: EmbeddedResponses, { postId, ...serverRender }: PostRenderOptions) {
  return renderMemberScreen(paths.post(postId), responses, serverRender, ({ preload }) => ({
    loader: () => ({
      post: preload<postLoaderQuery>(postQuery, { postId }),
      comments: preload<postLoaderCommentsQuery>(commentsQuery, { postId }),
      linked: null,
    }),
    Component: PostRoute,
  }))
}
