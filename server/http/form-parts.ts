import { errorCodes, type FastifyRequest } from 'fastify'
import { messages } from '#rules/messages.ts'
import { ValidationError } from '#server/domain/errors.ts'
import { BODY_LIMIT } from './host.ts'

/** A file may be of any size, since it is counted and cut while it streams; a field is held to what a body is. */
export const FORM_LIMITS = { fileSize: Infinity, files: 1, fieldSize: BODY_LIMIT }

/** The parts of a multipart form in their order. A form that cannot be read is the sender's mistake, and told so. */
export async function* formParts(request: FastifyRequest): ReturnType<FastifyRequest['parts']> {
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field' && part.valueTruncated) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
      yield part
    }
  } catch (error) {
    // The host's own refusals carry a status; the parser's are plain errors.
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new ValidationError([{ path: '', message: messages.formMalformed }])
  }
}
