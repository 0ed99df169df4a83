import { chown } from 'node:fs/promises'

/** The account `nobody` on Linux: it owns no files. */
const NOBODY = { uid: 65534, gid: 65534 }

const isRoot = process.getuid?.() === 0

/**
 * The account that runs programs which parse files of members. A server that is root starts them as `nobody`, who can read
 * neither the environment of the server nor its files. Undefined: the server is not root and cannot change accounts.
 */
export const sandboxAccount = isRoot ? NOBODY : undefined

/** Lets the sandboxed program read a file, or write into a directory, whose path it can reach. */
export async function giveToSandbox(file: string): Promise<void> {
  if (sandboxAccount) await chown(file, sandboxAccount.uid, sandboxAccount.gid)
}

/** Gives up the rights of root for the rest of this process. Modules have to be loaded before: their files may be out of reach. */
export function enterSandbox(directory: string): void {
  if (!sandboxAccount) return
  // Paths below it stay within reach, even if a directory above is closed to other accounts.
  process.chdir(directory)
  process.setgroups?.([])
  process.setgid?.(sandboxAccount.gid)
  process.setuid?.(sandboxAccount.uid)
}
