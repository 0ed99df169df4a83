import type { FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'
import type { Logger } from '#server/platform/logger.ts'

/**
 * Removes everything that the schema of the response does not have. A response that does not match its schema is a bug: it is
 * logged, and sent as it is.
 */
export function createSerializerCompiler(log: Logger): FastifySerializerCompiler<z.ZodType> {
  return ({ schema, method, url }) =>
    (response) => {
      const parsed = schema.safeParse(response)
      if (!parsed.success) log.error({ err: parsed.error, method, url }, 'Response does not match its schema')
      return JSON.stringify(parsed.success ? parsed.data : response)
    }
}
