import { openDatabaseProxy, type DatabaseProxy } from './database-proxy.ts'
import { createTestLog, type LogLine } from './log-lines.ts'
import { startTestApp, type TestApp } from './start-app.ts'
import { createTestDatabase } from './test-database.ts'

type ProxiedApp = { app: TestApp; proxy: DatabaseProxy; lines: LogLine[] }

let shared: Promise<ProxiedApp> | undefined

/**
 * The server of this worker behind a proxy of its database, with its log. Shared like `sharedApp()`. Tests that interrupt the
 * proxy restore it and wait until the server responds again.
 */
export function proxiedApp(): Promise<ProxiedApp> {
  shared ??= start()
  return shared
}

async function start(): Promise<ProxiedApp> {
  const { url } = await createTestDatabase()
  const proxy = await openDatabaseProxy(url)
  const { log, lines } = createTestLog()
  return { app: await startTestApp({ databaseUrl: proxy.url }, { log }), proxy, lines }
}
