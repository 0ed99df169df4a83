import type { FastifyRequest } from 'fastify'
import { messages } from '#rules/messages.ts'
import { ValidationError } from '#server/domain/errors.ts'

/** The parts of a multipart form in their order. A form that cannot be read is the sender's mistake, and told so. */
export async function* formParts(request: FastifyRequest): ReturnType<FastifyRequest['parts']> {
  try {
    yield* request.parts()
  } catch (error) {
    // The host's own refusals carry a status; the parser's are plain errors.
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new ValidationError([{ path: '', message: messages.formMalformed }])
  }
}
