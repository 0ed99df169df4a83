import { startOpenIdProvider, type OpenIdProvider } from './openid-provider.ts'
import { startTestApp, type TestApp } from './start-app.ts'
import { createTestClock } from './test-clock.ts'

let shared: Promise<{ app: TestApp; provider: OpenIdProvider }> | undefined

/** The server of this worker with an OpenID Connect provider, shared like `sharedApp()`. */
export function identityApp(): Promise<{ app: TestApp; provider: OpenIdProvider }> {
  shared ??= start()
  return shared
}

async function start() {
  const clock = createTestClock()
  const provider = await startOpenIdProvider(clock)
  return { provider, app: await startTestApp({ identity: provider.config }, { clock }) }
}
