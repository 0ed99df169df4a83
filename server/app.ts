import { buildDependencies, type Overrides } from './build-dependencies.ts'
import { buildHost } from './build-host.ts'
import type { Config } from './config/config.ts'
import type { Dependencies } from './platform/dependencies.ts'
import { reloadRotatedSecrets } from './config/secrets.ts'
import { lifecycles } from './platform/lifecycle.ts'
import { createLogger } from './platform/logger.ts'
import { createResources } from './platform/resources.ts'

export type App = {
  dependencies: Dependencies
  url: string
  /** Refuses new requests, completes those in flight and releases all resources, within about eight seconds. */
  stop(): Promise<void>
}

/** Milliseconds between two runs of the platform's own tasks. */
const INTERVAL = {
  mails: 2000,
  /** Shorter than the restart of the process that first signs with a new key. */
  secrets: 1000,
}

/** Starts the server. Resolves when it listens; rejects if its resources are released during the start. */
export async function startApp(
  config: Config,
  overrides: Overrides = {},
  log = overrides.log ?? createLogger(config.logLevel),
  resources = createResources(log),
): Promise<App> {
  try {
    const dependencies = await buildDependencies(config, overrides, log, resources)
    const { listen, siteUrl, close } = await buildHost(config, dependencies)
    resources.add('http server', close)
    resources.add('repeated tasks', startRepeatedTasks(config, dependencies))
    for (const { start } of lifecycles()) start?.(dependencies)
    await listen()
    return { dependencies, url: siteUrl(), stop: resources.release }
  } catch (error) {
    await resources.release()
    throw error
  }
}

function startRepeatedTasks(config: Config, dependencies: Dependencies): () => Promise<void> {
  const { background, mailer, secrets } = dependencies
  const tasks = lifecycles().flatMap(({ repeatedTasks = [], sweeps = [] }) => [...repeatedTasks, ...sweeps])
  const stops = tasks.map(({ name, interval, run }) =>
    background.repeat(name, interval, async () => {
      await run(dependencies)
    }),
  )
  stops.push(background.repeat('send queued mails', INTERVAL.mails, mailer.sendQueued))
  if (!config.authSecrets)
    stops.push(
      background.repeat('reload rotated secrets', INTERVAL.secrets, () =>
        reloadRotatedSecrets(secrets, config.dataDirectory),
      ),
    )
  return async () => stops.forEach((stop) => stop())
}
