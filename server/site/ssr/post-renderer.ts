import { postPath } from '#rules/site-paths.ts'
import type { PostPageOptions } from '#server/site/post-page.ts'
import { postQueries } from './embedded-responses.ts'
import { renderMemberPage, type MemberPageOptions, type MemberScreen } from './member-page.ts'
import type { Renderer } from './renderer.ts'
import { sendPage } from './send-page.ts'

/** Visitors get index.html, and so do URLs with parameters, such as links to comments, which need further queries. */
export function createPostRenderer(
  options: MemberPageOptions,
  renderer: Renderer,
): PostPageOptions['sendRendered'] {
  return async ({ request, reply, viewer }, postId, tags) => {
    if (!viewer || request.url.includes('?')) return null
    const screen: MemberScreen = {
      name: 'post',
      path: postPath(postId),
      queries: postQueries(postId),
      metadata: tags,
      render: (responses, renderOptions) => renderer.renderPost(responses, { ...renderOptions, postId }),
    }
    const page = await renderMemberPage(options, screen, { request, reply, viewer })
    return page && sendPage(reply, page, 'private, no-store')
  }
}
