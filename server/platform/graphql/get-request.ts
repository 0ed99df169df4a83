import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { ValidationError } from '#server/platform/refusals.ts'

const jsonSchema = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('no JSON')
    return z.NEVER
  }
})
const parametersSchema = z.looseObject({
  variables: jsonSchema.optional(),
  extensions: jsonSchema.optional(),
})

/** The parameters of the GraphQL over HTTP specification. Invalid JSON is an error of the client. */
export function readGetRequest(query: unknown): Record<string, unknown> {
  const parsed = parametersSchema.safeParse(query)
  if (!parsed.success) throw new ValidationError([{ path: '', message: messages.parametersNotJson }])
  return parsed.data
}
