import type { Logger } from './logger.ts'

/** What has to be let go of at a stop, the last taken first. */
export type Resources = {
  /** Throws once everything has to go, so that a start ends which takes more, and lets go of this too. */
  add(name: string, release: () => Promise<void>): void
  /** Releases everything, also when a part of it fails; once, however often it is called. */
  release(): Promise<void>
}

export function createResources(log: Logger): Resources {
  const held: { name: string; release: () => Promise<void> }[] = []
  const releaseAll = async () => {
    for (let last = held.pop(); last; last = held.pop()) {
      const { name, release } = last
      await release().catch((error: unknown) => log.error({ err: error }, `Could not close the ${name}`))
    }
  }
  let releasing: Promise<void> | undefined
  return {
    add(name, release) {
      held.push({ name, release })
      if (!releasing) return
      releasing = releasing.then(releaseAll)
      throw new Error(`Stopped before there was the ${name}`)
    },
    release: () => (releasing ??= releaseAll()),
  }
}
