import type { FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'
import type { Logger } from '#server/platform/logger.ts'

/** Properties that are not in the schema are removed. A response that does not match is a bug, which is logged. */
export function createSerializerCompiler(log: Logger): FastifySerializerCompiler<z.ZodType> {
  return ({ schema, method, url }) =>
    (response) => {
      const parsed = schema.safeParse(response)
      if (!parsed.success) log.error({ err: parsed.error, method, url }, 'Response does not match its schema')
      return JSON.stringify(parsed.success ? parsed.data : response)
    }
}
