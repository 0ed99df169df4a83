import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { findForbiddenChanges } from './schema-changes.ts'

const at = (path: string) => new URL(`../../${path}`, import.meta.url)
const CURRENT = at('schema.graphql')
const RELEASED = at('docs/schema/released.graphql')
const ALLOWED = at('docs/schema/allowed-breaking-changes.json')

/**
 * `npm run check` requires a decision record for each change that breaks the released schema. `--release` makes the
 * current schema the released one.
 */
if (process.argv.includes('--release')) {
  await copyFile(CURRENT, RELEASED)
  await writeFile(ALLOWED, '{}\n')
} else {
  const [released, current, allowed, decisions] = await Promise.all([
    readFile(RELEASED, 'utf8'),
    readFile(CURRENT, 'utf8'),
    readFile(ALLOWED, 'utf8'),
    readdir(at('docs/decisions')),
  ])
  const forbidden = findForbiddenChanges({
    released,
    current,
    allowed: z.record(z.string(), z.string()).parse(JSON.parse(allowed)),
    decisions,
  })
  for (const message of forbidden) process.stderr.write(`${message}\n`)
  if (forbidden.length > 0) process.exitCode = 1
}
