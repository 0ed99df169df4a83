import { z } from 'zod'
import { PROTOCOL_ERRORS, type HttpErrorCode } from '#server/platform/error-codes.ts'
import { RateLimitedError, refusalDefinitions, type RefusalClass } from '#server/platform/refusals.ts'

type Documentation = { description: string; example?: object; headers?: Record<string, object> }

/** A successful response. The operation returns its fields; `message` completes it. */
export type Success<Shape extends z.ZodRawShape> = {
  message: string
  shape: Shape
  schema: z.ZodType
}

export function success<Shape extends z.ZodRawShape>(
  message: string,
  shape: Shape,
  { description, example, headers }: Documentation,
): Success<Shape> {
  const schema = z.object({ success: z.literal(true), message: z.string(), ...shape }).meta({
    description,
    examples: [{ success: true, message, ...example }],
    ...(headers && { headers }),
  })
  return { message, shape, schema }
}

/** The example of a request body, for `meta`. Zod omits `examples` of schemas that transform their input. */
export function bodyExample(value: unknown) {
  return { 'x-examples': { example: { value } } }
}

const failureShape = {
  success: z.literal(false),
  message: z.string().describe('A message that can be shown to the user.'),
  code: z.string().meta({ description: 'A stable, machine-readable code.' }),
}

// The document refers to this schema by its name from every failure.
z.globalRegistry.add(z.object(failureShape), {
  id: 'Failure',
  description: 'An error. All errors have this shape.',
})

/** The failures of an operation by status: each status lists the codes that it occurs with. */
export function failures(
  refusals: readonly RefusalClass[],
  protocolErrors: readonly HttpErrorCode[],
): Record<number, z.ZodType> {
  const definitions = [
    ...[...refusals, RateLimitedError].flatMap((type) => refusalDefinitions.get(type) ?? []),
    ...protocolErrors.map((code) => ({ code, message: undefined, ...PROTOCOL_ERRORS[code] })),
  ]
  const statuses = [...new Set(definitions.map(({ status }) => status))]
  return Object.fromEntries(
    statuses.map((status) => {
      const errors = definitions.filter((definition) => definition.status === status)
      const list = errors.map(({ code, description }) => `- \`${code}\` ${description}`)
      const examples = errors.map(({ code, message, description }) => ({
        success: false,
        message: message ?? description,
        code,
      }))
      const schema = z.object(failureShape)
      return [status, schema.meta({ description: list.join('\n'), examples: examples.slice(0, 1) })]
    }),
  )
}
