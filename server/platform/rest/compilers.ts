import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Logger } from '#server/platform/logger.ts'

/** The host as REST's routes see it: a call's schema gives its handler the types. */
export type RestScope = ReturnType<typeof typedByZod>

/** From here on zod checks what comes in and shapes what goes out. */
export function typedByZod(scope: FastifyInstance, log: Logger) {
  scope.setValidatorCompiler(validatorCompiler)
  scope.setSerializerCompiler(serializerCompiler(log))
  return scope.withTypeProvider<ZodTypeProvider>()
}

/** A form is read part by part by the call itself, and what it says is checked by the domain. */
export const formValidatorCompiler: FastifySchemaCompiler<z.ZodType> = (route) =>
  route.httpPart === 'body' ? (value) => ({ value }) : validatorCompiler(route)

/**
 * An answer is written in its documented shape, and what has no place in it does not leave the house. One that lacks
 * something is our mistake, for the log and the tests: a member still gets it.
 */
function serializerCompiler(log: Logger): FastifySerializerCompiler<z.ZodType> {
  return ({ schema, method, url }) =>
    (answer) => {
      const shaped = schema.safeParse(answer)
      if (!shaped.success) log.error({ err: shaped.error, method, url }, 'An answer does not have its shape')
      return JSON.stringify(shaped.success ? shaped.data : answer)
    }
}
