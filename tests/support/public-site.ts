import type { Config } from '#server/config/config.ts'
import { createTestLog } from './log-lines.ts'
import { startTestApp, type TestApp, type TestOverrides } from './start-app.ts'

/** `address` is where the server listens, while `app.url` is public. */
type PublicSite = { app: TestApp; address: string }

let shared: Promise<PublicSite> | undefined

/** The server of this worker with the public URL https://guffaw.example, shared like `sharedApp()`. */
export function publicSite(): Promise<PublicSite> {
  shared ??= startPublicSite()
  return shared
}

export async function startPublicSite(
  changes: Partial<Config> = {},
  overrides: TestOverrides = {},
): Promise<PublicSite> {
  const { log, lines } = createTestLog()
  const http = { port: 0, host: '127.0.0.1', publicUrl: 'https://guffaw.example', trustedProxies: null }
  const app = await startTestApp({ ...changes, http }, { ...overrides, log })
  const address = lines.map(({ msg }) => /^Server listening at (.*)$/.exec(msg)?.[1]).find(Boolean)
  if (!address) throw new Error('The log does not contain the address of the server')
  return { app, address }
}
