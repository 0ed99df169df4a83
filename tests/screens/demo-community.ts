import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inject } from 'vitest'
import { withStartupLock } from '#server/platform/migrations/startup-lock.ts'
import { administratorUrl, createTestDatabase } from '../support/test-database.ts'
import { startDemoServer } from './demo-server.ts'

/** The database and the files of the demo community, which the first caller of a test run creates. Callers work on a copy. */
export async function demoCommunity(): Promise<{ databaseUrl: string; dataDirectory: string }> {
  const dataDirectory = path.join(inject('runDirectory'), 'demo')
  const file = path.join(inject('runDirectory'), 'demo-database')
  const databaseUrl = await withStartupLock(administratorUrl(), async () => {
    const known = await readFile(file, 'utf8').catch(() => null)
    if (known !== null) return known
    const { url } = await createTestDatabase()
    const app = await startDemoServer({ databaseUrl: url, dataDirectory })
    await app.stop()
    await writeFile(file, url)
    return url
  })
  return { databaseUrl, dataDirectory }
}
