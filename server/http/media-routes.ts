import type { FastifyInstance } from 'fastify'
import { IMAGE_WIDTHS, PHOTO_SIZES } from '#rules/media-rules.ts'
import { messages } from '#rules/messages.ts'
import { imageKey } from '#server/domain/media/media-view.ts'
import type { Storage } from '#server/ports/storage.ts'
import { hasAlready } from './entity-tags.ts'

/** The only transformations there are: no caller can have the server compute another. */
const IMAGE_RENDITIONS = new Set([
  'full',
  ...IMAGE_WIDTHS.map((width) => `w_${width}`),
  ...PHOTO_SIZES.map((size) => `s_${size}`),
])
const FILE_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/

type ImageRoute = { Params: { rendition: string; file: string } }

/** Media files never change under their name, and are never more than a picture to the browser that gets them. */
export async function mediaRoutes(scope: FastifyInstance, { storage }: { storage: Storage }): Promise<void> {
  scope.get<ImageRoute>('/media/image/:rendition/:file', async (request, reply) => {
    const { rendition, file } = request.params
    const id = FILE_NAME.exec(file)?.[1]
    const found = id && IMAGE_RENDITIONS.has(rendition) ? await storage.open(imageKey(id, rendition)) : null
    if (!found) return reply.status(404).send({ success: false, message: messages.notFound })

    const etag = `"${id}-${rendition}"`
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      etag,
    })
    if (hasAlready(request.headers['if-none-match'], etag)) return reply.status(304).send()
    return reply.type('image/webp').header('content-length', found.size).send(found.read())
  })
}
