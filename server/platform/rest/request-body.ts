import multipart from '@fastify/multipart'
import { errorCodes, type FastifyInstance } from 'fastify'
import { FORM_LIMITS } from '#server/platform/http/form-parts.ts'
import { parseJsonBytes } from '#server/platform/http/request-bodies.ts'

/** Routes that stream their body never hold a file in memory. */
export function acceptBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
}

/** Other content types are rejected when the route reads the parts of the form. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  acceptBytes(scope)
  await scope.register(multipart, { limits: FORM_LIMITS })
}

/** A JSON body is an object. An empty body and null count as an empty object, because some clients send them. */
export function acceptJson(scope: FastifyInstance): void {
  scope.removeContentTypeParser('text/plain')
  scope.removeContentTypeParser('application/json')
  const parseJson = parseJsonBytes(scope)
  scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null, {})
    void parseJson(request, bytes, (error, body: unknown) => {
      if (error) done(error)
      else if (typeof body !== 'object' || Array.isArray(body))
        done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY())
      else done(null, body ?? {})
    })
  })
  scope.addHook('preValidation', async (request) => {
    request.body ??= {}
  })
}
