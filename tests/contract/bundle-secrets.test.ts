import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { environmentVariables } from '#server/config/env.ts'
import { GRAPHIQL_DIRECTORY, PROJECT_ROOT, SITE_DIRECTORY } from '#server/config/project-root.ts'

const COMPRESSED = /\.(br|gz)$/
/** Environment variables whose names are common words. */
const WORDS = new Set(['NODE_ENV', 'PORT', 'HOST', 'DEMO'])
const SETTINGS = environmentVariables.filter((name) => !WORDS.has(name))

test.for([
  ['the site', SITE_DIRECTORY],
  ['GraphiQL', GRAPHIQL_DIRECTORY],
] as const)('%s contains no source maps, server settings or local paths', async ([, directory]) => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
  expect(files.some(({ name }) => name.endsWith('.js'))).toBe(true)
  for (const { name, parentPath } of files) {
    expect(name).not.toMatch(/\.map$/)
    const text = await readFile(path.join(parentPath, name), 'latin1')
    const found = ['sourceMappingURL', PROJECT_ROOT, ...SETTINGS].filter((secret) => text.includes(secret))
    expect({ name, found }).toEqual({ name, found: [] })
  }
})
