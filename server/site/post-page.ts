import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { validate as isUuid } from 'uuid'
import { postPath } from '#rules/site-paths.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { loadSharedPost } from '#server/features/posts/load-post.ts'
import { authenticateRequest } from '#server/platform/http/request-viewer.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { RateLimitedError } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import type { PageTemplate } from './page-template.ts'
import { postTags } from './post-tags.ts'
import { sendPage } from './ssr/send-page.ts'
import type { ServerRenderedPage } from './ssr/server-rendered-page.ts'

export type PostPageOptions = {
  template: PageTemplate
  dependencies: Dependencies
  /** The URL has no trailing slash and is known once the server listens. */
  siteUrl: () => string
  /** Renders the post with these tags in the head. Resolves to null if the client renders it. */
  renderPost: (visit: PostVisit, postId: string, tags: string) => Promise<ServerRenderedPage | null>
}

export type PostVisit = { request: FastifyRequest; reply: FastifyReply; viewer: Viewer | null }

/** Serves the page of a post with the tags for its link preview. */
export async function postPageRoute(
  scope: FastifyInstance,
  { template, dependencies, siteUrl, renderPost }: PostPageOptions,
): Promise<void> {
  scope.get<{ Params: { id: string } }>(postPath(':id'), async (request, reply) => {
    const { id } = request.params
    reply.type('text/html; charset=utf-8')
    try {
      // For a member, the page of a post across a block does not exist.
      const viewer = await authenticateRequest(dependencies, request)
      // Caches revalidate the page, so that a deleted post disappears immediately.
      reply.header('cache-control', viewer ? 'private, no-cache' : 'no-cache')
      if (!viewer) await limitUse(dependencies, 'visitorRequests', callerOf(request).network)
      const post = isUuid(id) ? await loadSharedPost(dependencies, viewer, id) : null
      if (!post) return reply.status(404).send(template.html)
      const tags = postTags(post, siteUrl())
      const page = await renderPost({ request, reply, viewer }, id, tags)
      if (page) return sendPage(reply, page, viewer ? 'private, no-store' : 'no-cache')
      return reply.send(template.withSlots({ metadata: tags, description: '' }))
    } catch (error) {
      if (error instanceof RateLimitedError) throw error
      // The client loads the post itself and shows the error.
      reply.header('cache-control', 'no-cache')
      request.log.warn({ err: error }, 'Loading a post for its link preview failed')
      return reply.status(503).send(template.html)
    }
  })
}
