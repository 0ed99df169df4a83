import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { ValidationError } from '#server/domain/errors.ts'
import { FORM_LIMITS } from '#server/http/form-parts.ts'

const bodySchema = z.record(z.string(), z.unknown())

/** The fields of a JSON body, whatever they hold; a call without a body has none. */
export function fieldsOf(request: FastifyRequest): Record<string, unknown> {
  const parsed = bodySchema.safeParse(request.body ?? {})
  if (!parsed.success) throw new ValidationError([{ path: '', message: messages.bodyMalformed }])
  return parsed.data
}

/** For calls whose body is a form: they read it part by part themselves, so that a file never stands in memory. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  // Anything else is refused when the call asks for the parts.
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
  await scope.register(multipart, { limits: FORM_LIMITS })
}

/** Some clients say "JSON" and send nothing, for calls that need no body. */
export function acceptJson(scope: FastifyInstance): void {
  scope.removeContentTypeParser('text/plain')
  const parseJson = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parseJson(request, String(body), done)
  })
}
