import type { Readable } from 'node:stream'
import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { ValidationError, type Refusal } from '#server/platform/refusals.ts'
import type { Upload } from '#server/platform/http/uploads.ts'

/** One part of a multipart body, as busboy tells of it. */
export type Part = { fieldname: string } & (
  { type: 'field'; value: unknown } | { type: 'file'; file: Readable }
)

/** What becomes of a file: it is kept for the operation, or its refusal takes its place. */
export type Receive = (file: Readable) => Promise<Upload | Refusal>

const operationsSchema = z.looseObject({
  query: z.string().optional(),
  variables: z.record(z.string(), z.unknown()),
})
/** No variable of ours lies as deep as the levels, and each costs the walk to a place more than the last one. */
const mapSchema = z.record(z.string(), z.array(z.string().regex(/^variables(\.\w+){1,10}$/)).length(1))

/**
 * Reads a body of the GraphQL multipart request specification (jaydenseric/graphql-multipart-request-spec): the files
 * take the places in the variables that `map` names.
 */
export async function readMultipartRequest(
  parts: AsyncIterable<Part>,
  receive: Receive,
): Promise<Record<string, unknown>> {
  let operations: z.infer<typeof operationsSchema> | undefined
  let map: z.infer<typeof mapSchema> = {}
  for await (const part of parts) {
    if (part.type === 'file') {
      const place = map[part.fieldname]?.[0]
      if (!operations || !place) throw malformed()
      setPlace(operations.variables, place.split('.').slice(1), await receive(part.file))
    } else if (part.fieldname === 'operations') operations = parseJson(operationsSchema, part.value)
    else if (part.fieldname === 'map') map = parseJson(mapSchema, part.value)
  }
  if (!operations) throw malformed()
  return operations
}

/** A part that says of itself that it is JSON has been read as such already. */
function parseJson<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  try {
    return schema.parse(typeof value === 'string' ? JSON.parse(value) : value)
  } catch {
    throw malformed()
  }
}

/** The place must exist and be null, as the specification demands: nothing is ever added to the variables. */
function setPlace(variables: unknown, [key = '', ...rest]: string[], value: unknown): void {
  if (typeof variables !== 'object' || variables === null) throw malformed()
  const property = Object.getOwnPropertyDescriptor(variables, key)
  if (!property) throw malformed()
  if (rest.length > 0) setPlace(property.value, rest, value)
  else if (property.value === null) Object.defineProperty(variables, key, { ...property, value })
  else throw malformed()
}

function malformed(): ValidationError {
  return new ValidationError([{ path: '', message: messages.multipartMalformed }])
}
