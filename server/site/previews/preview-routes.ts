import type { FastifyInstance } from 'fastify'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { loadSharedPost } from '#server/features/posts/load-post.ts'
import { createPreviews, previewTag } from './post-preview.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import { hasAlready } from '#server/platform/http/entity-tags.ts'
import { failure } from '#server/platform/http/error-response.ts'

const FILE_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.jpg$/

const DIRECTORY = '/media/preview'

export const previewPath = (postId: string) => `${DIRECTORY}/${postId}.jpg`

export async function previewRoutes(
  scope: FastifyInstance,
  { dependencies, cardFile }: { dependencies: Dependencies; cardFile: string },
): Promise<void> {
  const previews = createPreviews(dependencies, cardFile)

  scope.get<{ Params: { file: string } }>(`${DIRECTORY}/:file`, async (request, reply) => {
    const { isAllowed, resetSeconds } = await dependencies.rateLimiter.consume(
      'previews',
      callerOf(request).network,
    )
    if (!isAllowed) {
      const refusal = failure('RATE_LIMITED', messages.tooManyRequests(resetSeconds))
      return reply.status(429).header('retry-after', resetSeconds).send(refusal)
    }
    const id = FILE_NAME.exec(request.params.file)?.[1]
    const post = id ? await loadSharedPost(dependencies, null, id) : null
    if (!post) return reply.status(404).send(failure('NOT_FOUND', messages.notFound))

    const etag = `"${previewTag(post)}"`
    // Caches revalidate after an hour, so that a deleted post disappears from other sites.
    reply.headers({
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; sandbox",
      // Other sites embed the image.
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    })
    if (hasAlready(request.headers['if-none-match'], etag)) return reply.status(304).send()
    return reply.type('image/jpeg').send(await previews.render(post))
  })
}
