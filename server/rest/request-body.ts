import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { ValidationError } from '#server/domain/errors.ts'

const bodySchema = z.record(z.string(), z.unknown())

/** The fields of a JSON body, whatever they hold; a call without a body has none. */
export function fieldsOf(request: FastifyRequest): Record<string, unknown> {
  const parsed = bodySchema.safeParse(request.body ?? {})
  if (!parsed.success) throw new ValidationError([{ path: '', message: messages.bodyMalformed }])
  return parsed.data
}

/** Some clients say "JSON" and send nothing, for calls that need no body. */
export function acceptEmptyJson(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parseJson(request, String(body), done)
  })
}
