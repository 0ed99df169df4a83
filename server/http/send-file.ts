import type { FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import type { StoredFile } from '#server/ports/storage.ts'
import { hasAlready } from './entity-tags.ts'

/** All of a file, the one part of it that was asked for, or word that the caller has it already (RFC 9110, 13 and 14). */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { etag, contentType }: { etag: string; contentType: string },
): FastifyReply {
  reply.headers({ etag, 'accept-ranges': 'bytes' })
  const { 'if-none-match': known, 'if-range': condition, range } = request.headers
  if (hasAlready(known, etag)) return reply.status(304).send()
  reply.type(contentType)
  // A part of another version would not fit to what the caller has.
  const isWhole = range === undefined || (condition !== undefined && condition !== etag)
  const ranges = isWhole ? undefined : parseRange(file.size, range)
  if (ranges === -1)
    return reply
      .status(416)
      .header('content-range', `bytes */${file.size}`)
      .header('content-length', 0)
      .send()
  // Anything but one range of bytes may be answered with the whole.
  const [part, ...more] = Array.isArray(ranges) && ranges.type === 'bytes' ? ranges : []
  if (!part || more.length > 0) return reply.header('content-length', file.size).send(file.read())
  const { start, end } = part
  return reply
    .status(206)
    .header('content-range', `bytes ${start}-${end}/${file.size}`)
    .header('content-length', end - start + 1)
    .send(file.read({ start, end }))
}
