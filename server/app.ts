import { buildDependencies, type Overrides } from './build-dependencies.ts'
import { buildHost } from './build-host.ts'
import type { Config } from './config/config.ts'
import type { Dependencies } from './platform/dependencies.ts'
import { reloadRotatedSecrets } from './config/secrets.ts'
import { lifecycles, type RepeatedTask } from './platform/lifecycle.ts'
import { createLogger } from './platform/logger.ts'
import { createResources } from './platform/resources.ts'

export type App = {
  dependencies: Dependencies
  url: string
  /** Runs a repeated task now. */
  run(taskName: string): Promise<void>
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
    const tasks = repeatedTasks(config, dependencies)
    if (overrides.repeatsTasks ?? true) resources.add('repeated tasks', startTasks(tasks, dependencies))
    for (const { start } of lifecycles()) start?.(dependencies)
    await listen()
    return {
      dependencies,
      url: siteUrl(),
      run: (taskName) => runTask(tasks, taskName, dependencies),
      stop: resources.release,
    }
  } catch (error) {
    await resources.release()
    throw error
  }
}

function repeatedTasks(config: Config, { mailer, secrets }: Dependencies): RepeatedTask[] {
  const ofFeatures = lifecycles().flatMap((lifecycle) => [
    ...(lifecycle.repeatedTasks ?? []),
    ...(lifecycle.sweeps ?? []),
  ])
  const sendMails = { name: 'send queued mails', interval: INTERVAL.mails, run: mailer.sendQueued }
  const reloadSecrets = {
    name: 'reload rotated secrets',
    interval: INTERVAL.secrets,
    run: () => reloadRotatedSecrets(secrets, config.dataDirectory),
  }
  return [...ofFeatures, sendMails, ...(config.authSecrets ? [] : [reloadSecrets])]
}

function startTasks(tasks: readonly RepeatedTask[], dependencies: Dependencies): () => Promise<void> {
  const stops = tasks.map(({ name, interval, run }) =>
    dependencies.background.repeat(name, interval, async () => {
      await run(dependencies)
    }),
  )
  return async () => stops.forEach((stop) => stop())
}

async function runTask(
  tasks: readonly RepeatedTask[],
  taskName: string,
  dependencies: Dependencies,
): Promise<void> {
  const task = tasks.find(({ name }) => name === taskName)
  if (!task) throw new Error(`There is no repeated task with the name "${taskName}"`)
  await task.run(dependencies)
}
