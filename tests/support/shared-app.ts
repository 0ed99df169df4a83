import type { Config } from '#server/config/config.ts'
import { startTestApp, type TestApp } from './start-app.ts'

/** The settings that tests share a server for. */
const SETTINGS = {
  default: {},
  /** With rate limits and behind a trusted proxy, so that tests choose the network of a request: see networks.ts. */
  limited: {
    limitRates: true,
    http: { port: 0, host: 'localhost', publicUrl: null, trustedProxies: 'loopback' },
  },
} satisfies Record<string, Partial<Config>>

const servers = new Map<string, Promise<TestApp>>()

/**
 * The server of this worker with these settings, which ends with the worker. Tests on it own the members, posts and mails that
 * they check, close their subscriptions, and may advance the clock. Tests that count all rows or change dependencies start
 * their own server.
 */
export function sharedApp(settings: keyof typeof SETTINGS = 'default'): Promise<TestApp> {
  const app = servers.get(settings) ?? startTestApp(SETTINGS[settings])
  servers.set(settings, app)
  app.catch(() => servers.delete(settings))
  return app
}
