import type { Logger } from './logger.ts'

export type Resources = {
  /** Releases the resource and throws after the shutdown has begun, which ends a start in progress. */
  add(name: string, release: () => Promise<void>): void
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
      throw new Error(`The server was stopped before the ${name} was ready`)
    },
    release: () => (releasing ??= releaseAll()),
  }
}
