import { randomUUID } from 'node:crypto'
import { chown, link, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'

/** The account `nobody` on Linux owns no files. */
const NOBODY = { uid: 65534, gid: 65534 }

const isRoot = process.getuid?.() === 0

/** Programs that parse uploads must not read the files of a server that is root. Undefined: the server is not root. */
export const sandboxAccount = isRoot ? NOBODY : undefined

export async function giveToSandbox(file: string): Promise<void> {
  if (sandboxAccount) await chown(file, sandboxAccount.uid, sandboxAccount.gid)
}

export type Sandbox = {
  /** The working directory of the program. */
  directory: string
  /** Calls `use` with the path at which the program can open the file until `use` ends. */
  withFile<Result>(file: string, use: (file: string) => Promise<Result>): Promise<Result>
  remove(): Promise<void>
}

/**
 * Creates a directory for one program. The account cannot enter `parent`, which contains the uploads of all members, so the
 * program gets hard links to single files.
 */
export async function createSandbox(parent: string): Promise<Sandbox> {
  if (!sandboxAccount)
    return { directory: parent, withFile: (file, use) => use(file), remove: async () => undefined }
  const directory = await mkdtemp(path.join(parent, 'sandbox-'))
  await giveToSandbox(directory)
  return {
    directory,
    async withFile(file, use) {
      const linked = path.join(directory, randomUUID())
      await link(file, linked)
      try {
        await giveToSandbox(linked)
        return await use(linked)
      } finally {
        await rm(linked, { force: true })
      }
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  }
}

/** Modules must be loaded before, because the account may be unable to read their files. */
export function enterSandbox(directory: string): void {
  if (!sandboxAccount) return
  // Relative paths work even if the account cannot enter a parent of the directory.
  process.chdir(directory)
  process.setgroups?.([])
  process.setgid?.(sandboxAccount.gid)
  process.setuid?.(sandboxAccount.uid)
}
