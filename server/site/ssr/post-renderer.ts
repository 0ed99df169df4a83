import { postPath } from '#rules/site-paths.ts'
import type { PostPageOptions } from '#server/site/post-page.ts'
import { renderMemberPage } from './member-page.ts'
import type { ScreenPageOptions } from './screen-page.ts'
import { isVisitor, renderVisitorPage } from './visitor-page.ts'

const CHUNKS = { narrow: ['PostRoute'], wide: ['PostRoute'] }

/** URLs with parameters get index.html, such as links to comments, which need further queries, and so do HEAD requests. */
export function createPostRenderer(options: ScreenPageOptions): PostPageOptions['renderPost'] {
  return async ({ request, reply, viewer }, postId, metadata) => {
    if (request.url.includes('?') || request.method === 'HEAD') return null
    const screen = { url: postPath(postId), chunks: CHUNKS, metadata }
    if (viewer) return renderMemberPage(options, screen, { request, reply }, viewer)
    return isVisitor(request) ? renderVisitorPage(options, screen, { request, reply }) : null
  }
}
