import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { IMAGE_WIDTHS, MEDIA_CACHE_CONTROL, PHOTO_SIZES, VIDEO_TRANSFORMATIONS } from '#rules/media-rules.ts'
import { messages } from '#rules/messages.ts'
import { loadMediaAccess } from './media-access.ts'
import { renditionKey, SOURCE } from './media-files.ts'
import { failure } from '#server/platform/http/error-response.ts'
import { registerRoutes } from '#server/platform/http/feature-routes.ts'
import { authenticateRequest } from '#server/platform/http/request-viewer.ts'
import { sendFile } from '#server/platform/http/send-file.ts'

/** Names outside of this list are not found, so that clients cannot cause renditions to be computed. */
const RENDITIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  image: new Set([
    'full',
    ...IMAGE_WIDTHS.map((width) => `w_${width}`),
    ...PHOTO_SIZES.map((size) => `s_${size}`),
  ]),
  video: new Set([SOURCE, ...Object.values(VIDEO_TRANSFORMATIONS)]),
}

const FILE_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.\w+)?$/

/** The name of an unprocessed video has no extension, because its format varies. The content type states it. */
function fileName(id: string, rendition: string): string {
  return rendition === SOURCE ? id : path.posix.basename(renditionKey(id, rendition))
}

type MediaRoute = { Params: { kind: string; rendition: string; file: string } }

/** The headers prevent browsers from rendering the files as documents. */
registerRoutes('site', async (scope, { dependencies }) => {
  const { storage } = dependencies
  const accessOf = (request: FastifyRequest, id: string, rendition: string) =>
    loadMediaAccess(dependencies, { id, rendition }, () => authenticateRequest(dependencies, request))

  scope.get<MediaRoute>('/media/:kind/:rendition/:file', async (request, reply) => {
    const { kind, rendition, file: name } = request.params
    const id = FILE_NAME.exec(name)?.[1]
    const isValid = id && RENDITIONS[kind]?.has(rendition) && name === fileName(id, rendition)
    const access = isValid ? await accessOf(request, id, rendition) : null
    if (!id || !access) return notFound(reply)
    const key = renditionKey(id, rendition)
    // Storage URLs do not check the viewer, so this server sends private files itself.
    const address = access.isPublic ? await storage.addressOf(key) : null
    if (address)
      return reply.header('cache-control', `public, max-age=${address.seconds}`).redirect(address.url, 302)
    const isSent = await sendFile(request, reply, {
      ...access,
      etag: `"${id}-${rendition}"`,
      headers: {
        // Suspensions and deletions remove files, so caches must revalidate. The ETag allows a 304 response.
        'cache-control': access.isPublic ? MEDIA_CACHE_CONTROL : 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        // API clients on other origins embed the files.
        'cross-origin-resource-policy': 'cross-origin',
      },
      read: (range) => storage.read(key, range),
    })
    return isSent ? reply : notFound(reply)
  })
})

function notFound(reply: FastifyReply): FastifyReply {
  // A file becomes available again when a suspension is lifted.
  return reply.status(404).header('cache-control', 'no-store').send(failure('NOT_FOUND', messages.notFound))
}
