import { readFile, writeFile } from 'node:fs/promises'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { documentedCodes } from '#server/platform/error-codes.ts'
import { schema } from './schema.ts'

// `npm run generate` runs this script. The order of both files does not depend on the order of definitions.
await writeFile(
  new URL('../../schema.graphql', import.meta.url),
  `${printSchema(lexicographicSortSchema(schema))}\n`,
)

const errorsGuide = new URL('../../docs/errors.md', import.meta.url)
const [beforeTable] = (await readFile(errorsGuide, 'utf8')).split(/^\| code +\| status/m)
await writeFile(errorsGuide, beforeTable + printErrorCodes())

/** The columns are aligned as Prettier formats them. */
function printErrorCodes(): string {
  const rows = [
    ['code', 'status', 'meaning'],
    ...documentedCodes().map(({ code, statuses, description }) => [
      `\`${code}\``,
      statuses.join(', '),
      description,
    ]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const print = (row: string[], filler = ' ') =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |\n`
  const [header = [], ...body] = rows
  return [print(header), print(['', '', ''], '-'), ...body.map((row) => print(row))].join('')
}
