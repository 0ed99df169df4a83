import { fillDemoCommunity } from '#prisma/demo/fill-demo-community.ts'
import { pino } from 'pino'
import { startApp, type App } from '#server/app.ts'
import { buildConfig } from '#server/config/config.ts'
import { readEnvironment } from '#server/config/env.ts'

/** The time of the demo community. */
export const NOW = new Date('2026-03-18T12:00:00Z')

/** The repeated tasks whose results are visible. */
const TASKS = [
  'advance trending members',
  'record ranks of trending members',
  'advance trending tags',
  'index posts for searches',
  'refresh words for search suggestions',
]

export type DemoOptions = {
  dataDirectory: string
  /** Any free port by default. */
  port?: number
  /** A migrated database. By default the server starts its own. */
  databaseUrl?: string
}

/** A server with the demo community, which it creates in an empty database. */
export async function startDemoServer({ port = 0, databaseUrl, dataDirectory }: DemoOptions): Promise<App> {
  const config = buildConfig(
    readEnvironment({
      PORT: String(port),
      DATA_DIR: dataDirectory,
      DATABASE_URL: databaseUrl,
      DEMO: 'on',
      RATE_LIMITS: 'off',
    }),
  )
  const startedAt = Date.now()
  const clock = { now: () => new Date(NOW.getTime() + Date.now() - startedAt) }
  const app = await startApp(config, {
    clock,
    log: pino({ level: 'silent' }),
    repeatsTasks: false,
    fillDemoCommunity,
  })
  for (const task of TASKS) await app.run(task)
  return app
}
