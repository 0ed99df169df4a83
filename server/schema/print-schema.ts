import { readFile, writeFile } from 'node:fs/promises'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { documentedCodes } from '#server/platform/error-codes.ts'
import { printSettings } from './configuration-guide.ts'
import { printLimits } from './limits-guide.ts'
import { printTable } from './print-table.ts'
import { printRankingGuide } from './ranking-guide.ts'
import { schema } from './schema.ts'

// `npm run generate` runs this script. The order of the files does not depend on the order of definitions.
await writeFile(
  new URL('../../schema.graphql', import.meta.url),
  `${printSchema(lexicographicSortSchema(schema))}\n`,
)

const errorsGuide = new URL('../../docs/errors.md', import.meta.url)
const [beforeTable] = (await readFile(errorsGuide, 'utf8')).split(/^\| code +\| status/m)
await writeFile(errorsGuide, `${beforeTable}${printErrorCodes()}\n`)

await writeFile(new URL('../../docs/ranking.md', import.meta.url), printRankingGuide())

for (const [name, print] of [
  ['limits.md', printLimits],
  ['configuration.md', printSettings],
] as const) {
  const guide = new URL(`../../docs/${name}`, import.meta.url)
  await writeFile(guide, print(await readFile(guide, 'utf8')))
}

function printErrorCodes(): string {
  const rows = documentedCodes().map(({ code, statuses, description }) => [
    `\`${code}\``,
    statuses.join(', '),
    description,
  ])
  return printTable(['code', 'status', 'meaning'], rows)
}
