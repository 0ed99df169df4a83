import { PRODUCT_NAME } from '#rules/limits.ts'
import { type App, startApp } from './app.ts'
import { buildConfig } from './config/config.ts'
import { readEnvironment, SettingsError } from './config/env.ts'
import { createLogger } from './platform/logger.ts'
import { createResources, type Resources } from './platform/resources.ts'

/** Milliseconds until a stop that hangs is cut short. */
const STOP_DEADLINE = 9000

try {
  const config = buildConfig(readEnvironment(process.env))
  const log = createLogger(config.logLevel)
  const resources = createResources(log)
  const starting = startApp(config, {}, log, resources)
  let isWanted = true
  // From the first moment: what a start has taken already has to be let go of as well. A terminal's Ctrl+C comes twice under
  // npm, and a signal that nobody hears would end the process and leave its database behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isWanted) void stop(resources, starting)
      isWanted = false
    })
  const app = await starting.catch((error: unknown) => {
    // Who was told to stop is short of what they need.
    if (isWanted) throw error
  })
  if (app && isWanted) process.stdout.write(`${PRODUCT_NAME} is ready at ${app.url}\n`)
} catch (error) {
  // A bad setting is told in its one line; anything else with what is needed to find it.
  const text =
    error instanceof SettingsError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${PRODUCT_NAME} could not start. ${text}\n`)
  process.exitCode = 1
}

/** Of a start that goes on as well, which then fails. What may still be asked elsewhere nobody waits for: a silent mail server. */
async function stop(resources: Resources, starting: Promise<App>): Promise<void> {
  setTimeout(() => process.exit(), STOP_DEADLINE).unref()
  await resources.release()
  await Promise.allSettled([starting])
  process.exit()
}
