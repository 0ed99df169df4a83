import type { Readable } from 'node:stream'
import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { ValidationError, type Refusal } from '#server/platform/refusals.ts'
import type { Upload } from '#server/platform/http/uploads.ts'

export type Part = { fieldname: string } & (
  { type: 'field'; value: unknown } | { type: 'file'; file: Readable }
)

/** Stores the file for the operation, or returns the refusal that replaces it in the variables. */
export type Receive = (file: Readable) => Promise<Upload | Refusal>

const operationsSchema = z.looseObject({
  query: z.string().optional(),
  variables: z.record(z.string(), z.unknown()),
})
/** No variable of the schema is nested this deep, and each level makes the lookup slower. */
const mapSchema = z.record(z.string(), z.array(z.string().regex(/^variables(\.\w+){1,10}$/)).length(1))

/** Implements the GraphQL multipart request specification (jaydenseric/graphql-multipart-request-spec). */
export async function readMultipartRequest(
  parts: AsyncIterable<Part>,
  receive: Receive,
): Promise<Record<string, unknown>> {
  let operations: z.infer<typeof operationsSchema> | undefined
  let map: z.infer<typeof mapSchema> = {}
  const received = new Set<string>()
  for await (const part of parts) {
    if (part.type === 'file') {
      const path = map[part.fieldname]?.[0]
      if (!operations || !path) throw malformed()
      setVariable(operations.variables, path.split('.').slice(1), await receive(part.file))
      received.add(part.fieldname)
    } else if (part.fieldname === 'operations') operations = parseJson(operationsSchema, part.value)
    else if (part.fieldname === 'map') map = parseJson(mapSchema, part.value)
  }
  if (!operations || Object.keys(map).some((name) => !received.has(name))) throw malformed()
  return operations
}

function parseJson<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  try {
    return schema.parse(typeof value === 'string' ? JSON.parse(value) : value)
  } catch {
    throw malformed()
  }
}

/** The specification requires the path to exist and to be null, so no property is ever added. */
function setVariable(variables: unknown, [key = '', ...rest]: string[], value: unknown): void {
  if (typeof variables !== 'object' || variables === null) throw malformed()
  const property = Object.getOwnPropertyDescriptor(variables, key)
  if (!property) throw malformed()
  if (rest.length > 0) setVariable(property.value, rest, value)
  else if (property.value === null) Object.defineProperty(variables, key, { ...property, value })
  else throw malformed()
}

function malformed(): ValidationError {
  return new ValidationError([{ path: '', message: messages.multipartMalformed }])
}
