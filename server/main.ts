import { PRODUCT_NAME } from '#rules/limits.ts'
import { type App, startApp } from './app.ts'
import { buildConfig } from './config/config.ts'
import { readEnvironment, SettingsError } from './config/env.ts'

/** Milliseconds until a stop that hangs is cut short. */
const STOP_DEADLINE = 9500

try {
  const starting = startApp(buildConfig(readEnvironment(process.env)))
  let isWanted = true
  // From the first moment: what a start has taken already has to be let go of as well.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      isWanted = false
      stop(starting)
    })
  const { url } = await starting
  if (isWanted) process.stdout.write(`${PRODUCT_NAME} is ready at ${url}\n`)
} catch (error) {
  // A bad setting is told in its one line; anything else with what is needed to find it.
  const text =
    error instanceof SettingsError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${PRODUCT_NAME} could not start. ${text}\n`)
  process.exitCode = 1
}

/** With everything released nothing keeps the process, and it ends by itself. */
function stop(starting: Promise<App>): void {
  setTimeout(() => process.exit(), STOP_DEADLINE).unref()
  // A start that fails has let go of everything itself, and its error is told above.
  void starting.then(
    (app) => app.stop(),
    () => undefined,
  )
}
