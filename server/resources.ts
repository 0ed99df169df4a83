import type { Logger } from './logger.ts'

/** What has to be let go of at a stop, the last taken first. */
export type Resources = {
  add(name: string, release: () => Promise<void>): void
  /** Releases everything, also when a part of it fails; once, however often it is called. */
  release(): Promise<void>
}

export function createResources(log: Logger): Resources {
  const held: { name: string; release: () => Promise<void> }[] = []
  const releaseAll = async () => {
    for (const { name, release } of held.reverse()) {
      await release().catch((error: unknown) => log.error({ err: error }, `Could not close the ${name}`))
    }
  }
  let releasing: Promise<void> | undefined
  return {
    add: (name, release) => void held.push({ name, release }),
    release: () => (releasing ??= releaseAll()),
  }
}
