import path from 'node:path'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

/** The local storage of an app whose data directory is known only after its start. Nothing is written before. */
export function createDeferredStorage(): { storage: Storage; open(dataDirectory: string): void } {
  let disk: Storage | undefined
  const opened = () => {
    if (!disk) throw new Error('The storage was asked before there was one')
    return disk
  }
  return {
    storage: {
      write: (key, content, type) => opened().write(key, content, type),
      read: (key, range) => opened().read(key, range),
      addressOf: async () => null,
      remove: (keys) => opened().remove(keys),
      // The first sweep runs at the start.
      async *list() {
        if (disk) yield* disk.list()
      },
      removeUnfinished: async (before) => disk?.removeUnfinished(before),
    },
    open(dataDirectory) {
      disk = createDiskStorage(path.join(dataDirectory, 'media'))
    },
  }
}

/** An empty storage. */
export const emptyStorage: Storage = {
  write: async () => undefined,
  read: async () => null,
  addressOf: async () => null,
  remove: async () => undefined,
  async *list() {},
  removeUnfinished: async () => undefined,
}
