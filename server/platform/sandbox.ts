import { chown } from 'node:fs/promises'

/** The account `nobody` on Linux owns no files. */
const NOBODY = { uid: 65534, gid: 65534 }

const isRoot = process.getuid?.() === 0

/** Programs that parse uploads must not read the files of a server that is root. Undefined: the server is not root. */
export const sandboxAccount = isRoot ? NOBODY : undefined

export async function giveToSandbox(file: string): Promise<void> {
  if (sandboxAccount) await chown(file, sandboxAccount.uid, sandboxAccount.gid)
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
