import { postPath } from '#rules/site-paths.ts'
import type { PostPageOptions } from '#server/site/post-page.ts'
import { renderMemberPage, type MemberPageOptions } from './member-page.ts'
import { sendPage } from './send-page.ts'

const CHUNKS = { narrow: ['PostRoute'], wide: ['PostRoute'] }

/** Visitors get index.html, and so do URLs with parameters, such as links to comments, which need further queries. */
export function createPostRenderer(options: MemberPageOptions): PostPageOptions['sendRendered'] {
  return async ({ request, reply, viewer }, postId, metadata) => {
    if (!viewer || request.url.includes('?')) return null
    const screen = { url: postPath(postId), chunks: CHUNKS, metadata }
    const page = await renderMemberPage(options, screen, { request, reply, viewer })
    return page && sendPage(reply, page, 'private, no-store')
  }
}
