import { fillDemoCommunity } from '#prisma/demo/fill-demo-community.ts'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { type App, startApp } from './app.ts'
import { buildConfig } from './config/config.ts'
import { readEnvironment, SettingsError } from './config/env.ts'
import { limitHeapGrowth } from './limit-heap-growth.ts'
import { createLogger, type Logger } from './platform/logger.ts'
import { createResources, type Resources } from './platform/resources.ts'

/** Milliseconds after which a shutdown that hangs ends the process. */
const STOP_DEADLINE = 9000

limitHeapGrowth()
try {
  const config = buildConfig(readEnvironment(process.env))
  const log = createLogger(config.logLevel)
  const resources = createResources(log)
  const starting = startApp(config, { fillDemoCommunity }, log, resources)
  let isRunning = true
  // The handlers are registered before the start completes, because it may have started PostgreSQL already. npm forwards
  // Ctrl+C as a second signal, which is ignored.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isRunning) void stop(resources, starting, log)
      isRunning = false
    })
  const app = await starting.catch((error: unknown) => {
    // A shutdown during the start releases its resources, which makes the start fail.
    if (isRunning) throw error
  })
  if (app && isRunning) process.stdout.write(`${PRODUCT_NAME} is ready at ${app.url}\n`)
} catch (error) {
  // Messages of invalid settings need no stack trace.
  const text =
    error instanceof SettingsError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${PRODUCT_NAME} could not start. ${text}\n`)
  process.exitCode = 1
}

/** Also stops a start in progress. Exits without waiting for open connections, such as to a mail server. */
async function stop(resources: Resources, starting: Promise<App>, log: Logger): Promise<void> {
  const exit = () => {
    log.error('The shutdown did not complete in time')
    process.exit()
  }
  setTimeout(exit, STOP_DEADLINE).unref()
  await resources.release()
  await Promise.allSettled([starting])
  process.exit()
}
