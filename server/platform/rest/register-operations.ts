import type { FastifyInstance } from 'fastify'
import type { Operation, OperationOptions } from './operation.ts'
import { acceptForms } from './request-body.ts'
import { createSerializerCompiler } from './serializer.ts'

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
