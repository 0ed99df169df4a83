import { buildDependencies, type Overrides } from './build-dependencies.ts'
import { buildHost } from './build-host.ts'
import type { Config } from './config/config.ts'
import type { Dependencies } from './platform/dependencies.ts'
import { endLapsedWatches } from './features/auth/open-subscriptions.ts'
import { videoWork } from './features/media/process-video.ts'
import { sweepStorage } from './features/media/sweep-storage.ts'
import { sweepUploads } from './features/media/sweep-uploads.ts'
import { advanceTrendingMembers } from './features/trending/advance-trending-members.ts'
import { believeNewerSecrets } from './config/secrets.ts'
import { createLogger } from './platform/logger.ts'
import { createResources } from './platform/resources.ts'

export type App = {
  dependencies: Dependencies
  /** Where it answers, without a slash at the end. */
  url: string
  /** Refuses new work, finishes what is in flight and lets go of everything; at most about eight seconds. */
  stop(): Promise<void>
}

/** Milliseconds between two runs of what is done from time to time; trending members are right within 10 seconds. */
const INTERVAL = {
  sweep: 15 * 60_000,
  sweepStorage: 24 * 3_600_000,
  trending: 3000,
  mails: 2000,
  watches: 60_000,
  /** Shorter than the restart of the process that is the first to use a newer key. */
  secrets: 1000,
}

/** Puts the parts together and starts them. Resolves when it answers; rejects when its resources are released meanwhile. */
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
    const { videos } = dependencies
    videos?.queue.start(videoWork(dependencies, videos))
    await listen()
    return { dependencies, url: siteUrl(), stop: resources.release }
  } catch (error) {
    await resources.release()
    throw error
  }
}

/** Returns how to end them. */
function startRepeatedTasks(config: Config, dependencies: Dependencies): () => Promise<void> {
  const { background, mailer, secrets } = dependencies
  const ends = [
    background.repeat('sweep uploads', INTERVAL.sweep, () => sweepUploads(dependencies)),
    background.repeat('sweep the storage', INTERVAL.sweepStorage, async () => {
      await sweepStorage(dependencies)
    }),
    background.repeat('trending members', INTERVAL.trending, () => advanceTrendingMembers(dependencies)),
    background.repeat('waiting mails', INTERVAL.mails, mailer.sendWaiting),
    background.repeat('end lapsed watches', INTERVAL.watches, () => endLapsedWatches(dependencies)),
  ]
  if (!config.authSecrets)
    ends.push(
      background.repeat('newer keys', INTERVAL.secrets, () =>
        believeNewerSecrets(secrets, config.dataDirectory),
      ),
    )
  return async () => ends.forEach((end) => end())
}
