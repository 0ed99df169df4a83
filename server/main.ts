import { PRODUCT_NAME } from '#rules/limits.ts'
import { type App, startApp } from './app.ts'
import { buildConfig } from './config/config.ts'
import { readEnvironment, SettingsError } from './config/env.ts'

/** Milliseconds until a stop that hangs is cut short. */
const STOP_DEADLINE = 9000

try {
  const starting = startApp(buildConfig(readEnvironment(process.env)))
  let isWanted = true
  // From the first moment: what a start has taken already has to be let go of as well. A terminal's Ctrl+C comes twice under
  // npm, and a signal that nobody hears would end the process and leave its database behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isWanted) stop(starting)
      isWanted = false
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

/** With everything released nobody waits for what may still be asked elsewhere: a mail server that does not answer, say. */
function stop(starting: Promise<App>): void {
  setTimeout(() => process.exit(), STOP_DEADLINE).unref()
  // A start that fails has let go of everything itself, and its error is told above.
  void starting.then(
    async (app) => {
      await app.stop()
      process.exit()
    },
    () => undefined,
  )
}
