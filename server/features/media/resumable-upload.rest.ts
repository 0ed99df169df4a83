import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ResumableUpload } from '#server/generated/prisma/client.ts'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { parseInput } from '#server/platform/refusals.ts'
import { loadUpload } from './own-uploads.ts'
import {
  completeResumableUpload,
  deleteResumableUpload,
  endResumableUpload,
  loadResumableUpload,
} from './resumable-uploads.ts'
import { failure } from '#server/platform/http/error-response.ts'
import { viewerWith } from '#server/platform/rest/access.ts'
import { acceptBytes } from '#server/platform/rest/request-body.ts'
import { createTusProtocol, NOT_OFFERED, readMetadata } from './tus-protocol.ts'
import { presentUpload, uploadIdSchema } from './upload-json.ts'

type Options = { dependencies: Dependencies }

/** Spoken by tus clients (tus.io, 1.0.0) rather than by generated ones; what it makes is what `POST /media` makes. */
const hidden = { hide: true }

/** A third way for a file to come: in parts, from where it was cut. */
export async function resumableUploadRoutes(scope: FastifyInstance, { dependencies }: Options) {
  acceptBytes(scope)
  const uploadsUrl = `${scope.prefix}/uploads`
  const tus = createTusProtocol(dependencies, uploadsUrl)
  const mediaUrl = (id: string) => `${scope.prefix}/media/${id}`
  /** The id of the media, once every byte is there. */
  const complete = async (request: FastifyRequest, upload: ResumableUpload, answer: Response) => {
    if (Number(answer.headers.get('upload-offset')) !== upload.byteSize) return null
    const altText = readMetadata(upload.metadata)?.['altText'] ?? ''
    return completeResumableUpload(dependencies, viewerWith('write', request), upload.id, altText)
  }

  for (const url of ['/uploads', '/uploads/:id'])
    scope.options(url, { schema: { hide: true } }, async (request, reply) =>
      pass(reply, await tus.options(request, reply)),
    )

  scope.post('/uploads', { schema: hidden }, async (request, reply) => {
    const viewer = viewerWith('write', request)
    const answer = await tus.exchange(request, reply, viewer)
    const id = answer.headers.get('location')?.slice(uploadsUrl.length + 1)
    if (id === undefined) return pass(reply, answer)
    const upload = await loadResumableUpload(dependencies, viewer, id)
    const mediaId = await complete(request, upload, answer).catch(async (error: unknown) => {
      // It came with its announcement, and nobody was told where it is.
      await deleteResumableUpload(dependencies, id)
      throw error
    })
    if (mediaId === null) return pass(reply, answer)
    const media = presentUpload(await loadUpload(dependencies, viewer, mediaId))
    return tell(reply, answer)
      .header('content-location', mediaUrl(mediaId))
      .send({ success: true, message: messages.fileUploaded, media })
  })

  const goOn = async (request: FastifyRequest, reply: FastifyReply) => {
    const viewer = viewerWith('write', request)
    const upload = await loadResumableUpload(dependencies, viewer, idIn(request))
    const answer = upload.mediaId
      ? answerOfWhole(upload, request)
      : await tus.exchange(request, reply, viewer, upload.id)
    const mediaId = answer.ok ? await complete(request, upload, answer) : null
    if (mediaId !== null) reply.header('content-location', mediaUrl(mediaId))
    return pass(reply, answer)
  }
  scope.head('/uploads/:id', { schema: hidden }, goOn)
  scope.patch('/uploads/:id', { schema: hidden }, goOn)

  scope.delete('/uploads/:id', { schema: hidden }, async (request, reply) => {
    const viewer = viewerWith('write', request)
    const { id, mediaId } = await loadResumableUpload(dependencies, viewer, idIn(request))
    if (mediaId === null) return pass(reply, await tus.exchange(request, reply, viewer, id))
    await endResumableUpload(dependencies, viewer, id)
    return reply.header('tus-resumable', '1.0.0').status(204).send()
  })
}

function idIn({ params }: FastifyRequest): string {
  return parseInput(uploadIdSchema, Object(params).id)
}

/** Its bytes are gone from where they arrived: said for who did not hear that all of them had. */
function answerOfWhole({ byteSize }: ResumableUpload, { method, headers }: FastifyRequest): Response {
  const told = {
    'tus-resumable': '1.0.0',
    'upload-offset': String(byteSize),
    'upload-length': String(byteSize),
  }
  if (method === 'PATCH' && headers['upload-offset'] !== String(byteSize))
    return new Response('Upload-Offset conflict', { status: 409, headers: told })
  return new Response(null, { status: method === 'PATCH' ? 204 : 200, headers: told })
}

const ANSWER_HEADERS = /^(tus-.*|upload-.*|location|connection)$/

function tell(reply: FastifyReply, answer: Response): FastifyReply {
  for (const [name, value] of answer.headers) if (ANSWER_HEADERS.test(name)) reply.header(name, value)
  return reply.status(answer.status)
}

/** The protocol's refusals in the envelope of all others. Some are said more plainly by another status. */
async function pass(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  tell(reply, answer)
  if (answer.ok) return reply.send()
  if (answer.status === 403 || answer.status === NOT_OFFERED) reply.status(400)
  if (answer.status === 412) reply.header('tus-version', '1.0.0')
  const code = answer.status === 404 || answer.status === 410 ? 'NOT_FOUND' : 'BAD_REQUEST'
  return reply.send(failure(code, (await answer.text()).trim()))
}
