import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import type { ByteRange } from '#server/platform/storage/storage.ts'
import { hasAlready } from './entity-tags.ts'

export type SentFile = {
  etag: string
  contentType: string
  byteSize: number
  headers: Record<string, string>
  read(range?: ByteRange): Promise<Readable | null>
}

/** Supports ranges and conditions (RFC 9110, 13 and 14). Returns false if the file does not exist. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, contentType, byteSize, headers, read }: SentFile,
): Promise<boolean> {
  const send = (status: number, more: Record<string, string | number>, content?: Readable) => {
    void reply
      .status(status)
      .headers({ ...headers, etag, 'accept-ranges': 'bytes', ...more })
      .send(content)
    return true
  }
  const { 'if-none-match': known, 'if-range': condition, range } = request.headers
  if (hasAlready(known, etag)) return send(304, {})
  // With a different ETag the client has parts of another version.
  const isWhole = range === undefined || (condition !== undefined && condition !== etag)
  const ranges = isWhole ? undefined : parseRange(byteSize, range)
  if (ranges === -1)
    return send(416, {
      'content-type': contentType,
      'content-range': `bytes */${byteSize}`,
      'content-length': 0,
    })
  // Servers may ignore several ranges and other units.
  const [first, ...others] = Array.isArray(ranges) && ranges.type === 'bytes' ? ranges : []
  const part = others.length === 0 ? first : undefined
  // HEAD reads nothing. Fastify overwrites Content-Length unless the payload is a stream.
  const content = request.method === 'HEAD' ? Readable.from([]) : await read(part)
  if (!content) return false
  if (!part) return send(200, { 'content-type': contentType, 'content-length': byteSize }, content)
  const { start, end } = part
  return send(
    206,
    {
      'content-type': contentType,
      'content-range': `bytes ${start}-${end}/${byteSize}`,
      'content-length': end - start + 1,
    },
    content,
  )
}
