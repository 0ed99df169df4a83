import { z } from 'zod'

/** Returns the first example of the schema, or composes one from the examples of its fields. */
export function exampleOf(schema: unknown): unknown {
  if (!(schema instanceof z.ZodType)) return undefined
  const { examples } = z.globalRegistry.get(schema) ?? {}
  if (Array.isArray(examples)) return examples[0]
  if (schema instanceof z.ZodObject) return exampleOfFields(schema.shape)
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element)]
  if (schema instanceof z.ZodUnion) return exampleOf(schema.options[0])
  if (schema instanceof z.ZodPipe) return exampleOf(schema.in)
  if (schema instanceof z.ZodLiteral) return schema.value
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodBoolean) return true
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  )
    return exampleOf(schema.unwrap())
  return undefined
}

function exampleOfFields(shape: Readonly<Record<string, unknown>>) {
  const fields = Object.entries(shape).map(([name, field]): [string, unknown] => [name, exampleOf(field)])
  return Object.fromEntries(fields.filter(([, example]) => example !== undefined))
}

/** Adds the example of a request body. Zod omits `examples` of schemas that transform their input. */
export function withExample<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ 'x-examples': { example: { value: exampleOf(schema) } } })
}
