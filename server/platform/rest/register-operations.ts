import type { FastifyInstance, FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'
import type { Logger } from '#server/platform/logger.ts'
import type { Operation, OperationOptions } from './operation.ts'
import { acceptForms } from './request-body.ts'

export async function registerOperations(
  scope: FastifyInstance,
  operations: readonly Operation[],
  options: OperationOptions,
): Promise<void> {
  // Operations parse their input themselves.
  scope.setValidatorCompiler(() => (value) => ({ value }))
  scope.setSerializerCompiler(createSerializerCompiler(options.dependencies.log))
  for (const { hasForm, createRoute } of operations) if (!hasForm) scope.route(createRoute(options))
  await scope.register(async (forms) => {
    await acceptForms(forms)
    for (const { hasForm, createRoute } of operations) if (hasForm) forms.route(createRoute(options))
  })
}

/** Properties that are not in the schema are removed. A response that does not match is a bug, which is logged. */
function createSerializerCompiler(log: Logger): FastifySerializerCompiler<z.ZodType> {
  return ({ schema, method, url }) =>
    (response) => {
      const parsed = schema.safeParse(response)
      if (!parsed.success) log.error({ err: parsed.error, method, url }, 'Response does not match its schema')
      return JSON.stringify(parsed.success ? parsed.data : response)
    }
}
