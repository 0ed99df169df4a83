import { startTestApp, type TestApp } from './start-app.ts'

let shared: Promise<TestApp> | undefined

/**
 * The server of this worker, with the default settings. It ends with the worker. Tests on it own the members, posts and mails
 * that they check; tests that change settings or the clock, or count all rows, start their own server.
 */
export function sharedApp(): Promise<TestApp> {
  shared ??= startTestApp()
  return shared
}
