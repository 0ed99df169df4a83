import { isUtf8 } from 'node:buffer'
import { errorCodes, type FastifyBodyParser, type FastifyInstance } from 'fastify'

/** Of the bytes themselves, since a text made of bytes that stand for no character is one that nobody wrote. */
export function parseJsonBytes(scope: FastifyInstance): FastifyBodyParser<Buffer> {
  const parse = scope.getDefaultJsonParser('error', 'error')
  return (request, bytes, done) =>
    isUtf8(bytes)
      ? parse(request, bytes.toString(), done)
      : done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY())
}
