import { writeFile } from 'node:fs/promises'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from './schema.ts'

/** Run by `npm run generate`: the schema as text, in an order that does not depend on the code's. */
await writeFile(
  new URL('../../schema.graphql', import.meta.url),
  `${printSchema(lexicographicSortSchema(schema))}\n`,
)
