import type { IncomingMessage } from 'node:http'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import { errorCodes, type FastifyRequest } from 'fastify'
import { MEDIA_FILE_MAX_BYTES } from '#rules/limits.ts'
import { megabytes } from '#rules/media-rules.ts'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { FileTooLargeError, NotAuthenticatedError, ValidationError } from '#server/platform/refusals.ts'
import { callerOf } from './caller.ts'
import { BODY_LIMIT } from './host.ts'

/** With `files: 'any'`, the caller checks the name of the file. */
export type FormNames = { fields: readonly string[]; files: readonly string[] | 'any' }

/** More fields than any form has, so that the first wrong name is reported instead of the limit. */
const FIELDS_MAX = 10

/** The file has no limit here because `receiveUpload` counts it while it streams. */
export const FORM_LIMITS = {
  fileSize: Infinity,
  files: 1,
  fields: FIELDS_MAX,
  parts: FIELDS_MAX + 2,
  fieldSize: BODY_LIMIT,
}

/** Bytes of the fields, the headers of all parts and the parser's buffer, without the file. */
const FORM_TEXT_MAX_BYTES = 2 * BODY_LIMIT

export async function* formParts(
  { concurrencyLimiter }: Dependencies,
  request: FastifyRequest,
  names: FormNames,
): AsyncGenerator<Multipart> {
  if (!request.viewer) throw new NotAuthenticatedError()
  if (!request.isMultipart()) throw new request.server.multipartErrors.InvalidMultipartContentTypeError()
  refuseDeclaredLength(request.raw)
  const leaveMember = concurrencyLimiter.enter('memberForms', request.viewer.memberId)
  let leaveNetwork: (() => void) | undefined
  const counter = countBytes(request.raw)
  try {
    leaveNetwork = concurrencyLimiter.enter('networkForms', callerOf(request).network)
    const parts = request.parts()
    const seen = new Set<string>()
    for (;;) {
      const next = parts.next()
      counter.start()
      const { done, value: part } = await Promise.race([next, counter.exceeded])
      if (done) return
      if (part.type === 'file') counter.setFile(part.file)
      else if (part.valueTruncated) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
      requireName(part, names, seen)
      yield part
    }
  } catch (error) {
    // Refusals of the server and its framework carry a status or a code; the parser throws plain errors.
    if (error instanceof Error && ('statusCode' in error || 'code' in error)) throw error
    throw new ValidationError([{ path: '', message: messages.formMalformed }])
  } finally {
    counter.stop()
    request.raw.unpipe()
    leaveNetwork?.()
    leaveMember()
  }
}

function refuseDeclaredLength({ headers }: IncomingMessage): void {
  const length = Number(headers['content-length'] ?? 0)
  if (length > MEDIA_FILE_MAX_BYTES + FORM_TEXT_MAX_BYTES)
    throw new FileTooLargeError(messages.fileTooLarge(megabytes(length)))
}

function requireName({ type, fieldname }: Multipart, { fields, files }: FormNames, seen: Set<string>): void {
  const known = type === 'file' ? files : fields
  if (known !== 'any' && !known.includes(fieldname)) refuse(messages.formFieldUnknown)
  if (seen.has(fieldname)) refuse(messages.formFieldRepeated)
  seen.add(fieldname)
}

function refuse(message: string): never {
  throw new ValidationError([{ path: '', message }])
}

/** Only the file may have many bytes. The parser emits a field as a whole, so its own limit takes effect too late. */
function countBytes(raw: IncomingMessage) {
  let received = 0
  let file: MultipartFile['file'] | undefined
  let reject: (error: Error) => void
  const exceeded = new Promise<never>((_resolve, rejectPromise) => {
    reject = rejectPromise
  })
  exceeded.catch(() => undefined)
  const count = (chunk: Buffer) => {
    received += chunk.length
    const fileBytes = Math.min(file?.bytesRead ?? 0, MEDIA_FILE_MAX_BYTES)
    if (received - fileBytes > FORM_TEXT_MAX_BYTES) reject(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE())
  }
  let isStarted = false
  return {
    exceeded,
    /** Must be called after the parser has started to read, so that it receives every byte. */
    start() {
      if (!isStarted) raw.on('data', count)
      isStarted = true
    },
    stop: () => void raw.off('data', count),
    setFile(stream: MultipartFile['file']) {
      file = stream
    },
  }
}
