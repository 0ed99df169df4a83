import { z } from 'zod'
import { PROTOCOL_ERRORS, type HttpErrorCode } from '#server/platform/error-codes.ts'
import { RateLimitedError, refusalDefinitions, type RefusalClass } from '#server/platform/refusals.ts'
import { messageField } from './fields.ts'
import { exampleOf } from './openapi/examples.ts'

/** A successful response. The operation returns its fields; `message` completes it. */
export type Success<Shape extends z.ZodRawShape> = {
  message: string
  /** Only for the type of the fields. */
  shape?: Shape
  schema: z.ZodType
}

const NO_FIELDS = {}

/** The message is also the description of the response. `headers` are those of this response only. */
export function success<Shape extends z.ZodRawShape = typeof NO_FIELDS>(
  message: string,
  shape?: Shape,
  headers?: Record<string, object>,
): Success<Shape> {
  const fields = { success: z.literal(true), message: messageField(message) }
  const schema = describeResponse(message, z.object({ ...fields, ...shape }), headers)
  return { message, schema }
}

/** Adds the documentation of a response, with an example of its fields. */
export function describeResponse<Schema extends z.ZodType>(
  description: string,
  schema: Schema,
  headers?: Record<string, object>,
): Schema {
  return schema.meta({ description, examples: [exampleOf(schema)], ...(headers && { headers }) })
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
