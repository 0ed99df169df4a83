import { isUtf8 } from 'node:buffer'
import { errorCodes, type FastifyBodyParser, type FastifyInstance } from 'fastify'

/** Rejects invalid UTF-8, which Fastify's string parser would replace by U+FFFD. */
export function parseJsonBytes(scope: FastifyInstance): FastifyBodyParser<Buffer> {
  const parse = scope.getDefaultJsonParser('error', 'error')
  return (request, bytes, done) =>
    isUtf8(bytes)
      ? parse(request, bytes.toString(), done)
      : done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY())
}
