import { createTestLog, type LogLine } from './log-lines.ts'
import { startTestApp, type TestApp } from './start-app.ts'

let shared: Promise<{ app: TestApp; lines: LogLine[] }> | undefined

/** The server of this worker whose log tests can read, shared like `sharedApp()`. Its lines include those of earlier tests. */
export function loggedApp(): Promise<{ app: TestApp; lines: LogLine[] }> {
  shared ??= start()
  return shared
}

async function start() {
  const { log, lines } = createTestLog()
  return { lines, app: await startTestApp({}, { log }) }
}
