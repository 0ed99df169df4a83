import type { FastifyInstance, FastifyRequest } from 'fastify'
import { IMAGE_WIDTHS, PHOTO_SIZES } from '#rules/media-rules.ts'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { audienceOf } from '#server/domain/media/media-audience.ts'
import { imageKey } from '#server/domain/media/media-view.ts'
import { authenticate } from '#server/domain/members/authenticate.ts'
import type { StoredFile } from '#server/ports/storage.ts'
import { hasAlready } from './entity-tags.ts'
import { failure } from './failure.ts'
import { accessTokenOf } from './request-viewer.ts'

/** The only transformations there are: no caller can have the server compute another. */
const IMAGE_RENDITIONS = new Set([
  'full',
  ...IMAGE_WIDTHS.map((width) => `w_${width}`),
  ...PHOTO_SIZES.map((size) => `s_${size}`),
])
/** A file never changes under its name. But what waits for a post is nobody's but its owner's, and may go. */
const CACHING = { everyone: 'public, max-age=31536000, immutable', owner: 'private, no-store' }
const FILE_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/

type Found = { audience: keyof typeof CACHING; file: StoredFile }

type ImageRoute = { Params: { rendition: string; file: string } }

/** Media files are never more than a picture to the browser that gets them. */
export async function mediaRoutes(
  scope: FastifyInstance,
  { dependencies }: { dependencies: Dependencies },
): Promise<void> {
  const find = async (request: FastifyRequest, id: string, rendition: string): Promise<Found | null> => {
    const audience = await audienceOf(dependencies, id, () =>
      authenticate(dependencies, accessTokenOf(request)),
    )
    if (audience === 'nobody') return null
    const file = await dependencies.storage.open(imageKey(id, rendition))
    return file && { audience, file }
  }

  scope.get<ImageRoute>('/media/image/:rendition/:file', async (request, reply) => {
    const { rendition, file } = request.params
    const id = FILE_NAME.exec(file)?.[1]
    const found = id && IMAGE_RENDITIONS.has(rendition) ? await find(request, id, rendition) : null
    if (!found) return reply.status(404).send(failure('NOT_FOUND', messages.notFound))

    const etag = `"${id}-${rendition}"`
    reply.headers({
      'cache-control': CACHING[found.audience],
      'content-security-policy': "default-src 'none'; sandbox",
      etag,
    })
    if (hasAlready(request.headers['if-none-match'], etag)) return reply.status(304).send()
    return reply.type('image/webp').header('content-length', found.file.size).send(found.file.read())
  })
}
