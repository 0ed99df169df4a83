import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ResumableUpload } from '#server/generated/prisma/client.ts'
import { messages } from '#rules/messages.ts'
import { MethodNotAllowedError, parseInput } from '#server/platform/refusals.ts'
import { loadUpload } from './uploads.ts'
import {
  cancelResumableUpload,
  completeResumableUpload,
  deleteResumableUpload,
  loadResumableUpload,
} from './resumable-uploads.ts'
import { failure } from '#server/platform/http/error-response.ts'
import { registerRoutes } from '#server/platform/http/feature-routes.ts'
import { viewerWith } from '#server/platform/rest/access.ts'
import { acceptBytes } from '#server/platform/rest/request-body.ts'
import { createTusProtocol, readMetadata, UNSUPPORTED_EXTENSION } from './tus-protocol.ts'
import { presentUpload, uploadIdSchema } from './upload-json.ts'

/** The OpenAPI document omits these routes, because clients use them through the tus protocol (tus.io, 1.0.0). */
const hidden = { hide: true }
const VERSION = '1.0.0'

/** The result of a resumable upload is the same as that of `POST /media`. */
registerRoutes('api', async (scope, { dependencies }) => {
  acceptBytes(scope)
  const uploadsUrl = `${scope.prefix}/uploads`
  const tus = createTusProtocol(dependencies, uploadsUrl)
  const mediaUrl = (id: string) => `${scope.prefix}/media/${id}`
  scope.addHook('onRequest', prepareExchange)

  const complete = async (request: FastifyRequest, upload: ResumableUpload, response: Response) => {
    if (Number(response.headers.get('upload-offset')) !== upload.byteSize) return null
    const altText = readMetadata(upload.metadata)?.['altText'] ?? ''
    return completeResumableUpload(dependencies, viewerWith('write', request), upload.id, altText)
  }

  for (const url of ['/uploads', '/uploads/:id'])
    scope.options(url, { schema: { hide: true } }, async (request, reply) =>
      sendResponse(reply, await tus.options(request, reply)),
    )

  scope.post('/uploads', { schema: hidden }, async (request, reply) => {
    const viewer = viewerWith('write', request)
    const response = await tus.exchange(request, reply, viewer)
    const id = response.headers.get('location')?.slice(uploadsUrl.length + 1)
    if (id === undefined) return sendResponse(reply, response)
    const upload = await loadResumableUpload(dependencies, viewer, id)
    const mediaId = await complete(request, upload, response).catch(async (error: unknown) => {
      // The creation request contained the whole file, and the client does not know the URL of the upload.
      await deleteResumableUpload(dependencies, id)
      throw error
    })
    if (mediaId === null) return sendResponse(reply, response)
    const media = presentUpload(await loadUpload(dependencies, viewer, mediaId))
    return copyHeaders(reply, response)
      .header('content-location', mediaUrl(mediaId))
      .send({ success: true, message: messages.fileUploaded, media })
  })

  const resume = async (request: FastifyRequest, reply: FastifyReply) => {
    const viewer = viewerWith('write', request)
    const upload = await loadResumableUpload(dependencies, viewer, uploadIdOf(request))
    const response = upload.mediaId
      ? completedResponse(upload, request)
      : await tus.exchange(request, reply, viewer, upload.id)
    const mediaId = response.ok ? await complete(request, upload, response) : null
    if (mediaId !== null) reply.header('content-location', mediaUrl(mediaId))
    return sendResponse(reply, response)
  }
  const cancel = async (request: FastifyRequest, reply: FastifyReply) => {
    const viewer = viewerWith('write', request)
    const { id, mediaId } = await loadResumableUpload(dependencies, viewer, uploadIdOf(request))
    if (mediaId === null) return sendResponse(reply, await tus.exchange(request, reply, viewer, id))
    await cancelResumableUpload(dependencies, viewer, id)
    return reply.header('tus-resumable', VERSION).status(204).send()
  }

  scope.head('/uploads/:id', { schema: hidden }, resume)
  scope.patch('/uploads/:id', { schema: hidden }, resume)
  scope.delete('/uploads/:id', { schema: hidden }, cancel)
  // Clients in networks that block other methods send POST with the method in a header (tus 1.0.0).
  scope.post('/uploads/:id', { schema: hidden }, async (request, reply) => {
    const method = request.headers['x-http-method-override']
    if (method !== 'HEAD' && method !== 'PATCH' && method !== 'DELETE') {
      reply.header('allow', 'HEAD, PATCH, DELETE, OPTIONS')
      throw new MethodNotAllowedError()
    }
    request.raw.method = method
    return method === 'DELETE' ? cancel(request, reply) : resume(request, reply)
  })
})

/** Clients without access and those of other versions are refused before their body is read. No response may be cached. */
async function prepareExchange(request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
  if (request.method === 'OPTIONS') return
  viewerWith('write', request)
  if (request.headers['tus-resumable'] === VERSION) return
  const versions = { 'tus-resumable': VERSION, 'tus-version': VERSION }
  return reply.status(412).headers(versions).send(failure('BAD_REQUEST', messages.tusVersionUnsupported))
}

function uploadIdOf({ params }: FastifyRequest): string {
  return parseInput(uploadIdSchema, Object(params).id)
}

/** Clients that missed the response to the last part get this response. */
function completedResponse({ byteSize }: ResumableUpload, { method, headers }: FastifyRequest): Response {
  const progress = {
    'tus-resumable': VERSION,
    'upload-offset': String(byteSize),
    'upload-length': String(byteSize),
  }
  if (method === 'PATCH' && headers['upload-offset'] !== String(byteSize))
    return new Response('Upload-Offset conflict', { status: 409, headers: progress })
  return new Response(null, { status: method === 'PATCH' ? 204 : 200, headers: progress })
}

const TUS_HEADERS = /^(tus-.*|upload-.*|location|connection)$/

function copyHeaders(reply: FastifyReply, response: Response): FastifyReply {
  for (const [name, value] of response.headers) if (TUS_HEADERS.test(name)) reply.header(name, value)
  return reply.status(response.status)
}

/** Sends errors of the protocol in the format of all errors, some with a more specific status. */
async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  copyHeaders(reply, response)
  if (response.ok) return reply.send()
  if (response.status === 403 || response.status === UNSUPPORTED_EXTENSION) reply.status(400)
  const code = response.status === 404 || response.status === 410 ? 'NOT_FOUND' : 'BAD_REQUEST'
  return reply.send(failure(code, (await response.text()).trim()))
}
