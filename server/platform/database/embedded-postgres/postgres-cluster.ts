import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Account, RunProgram } from './postgres-account.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { isAlive } from './postmaster.ts'

/** All files are in one directory, so that one rename creates the cluster. */
export type PostgresCluster = { directory: string; data: string; passwordFile: string; logFile: string }

export const SUPERUSER = 'guffaw'
export const DATABASE = 'guffaw'

/** A start that is killed, or two at once, leave a complete cluster or none. */
export async function ensureCluster(
  cluster: PostgresCluster,
  binaries: PostgresBinaries,
  run: RunProgram,
  account: Account | undefined,
): Promise<void> {
  if (await exists(cluster.data)) return
  await removeAbandoned(cluster)
  const staged = clusterAt(await mkdtemp(stagingPrefix(cluster)))
  try {
    await fillCluster(staged, binaries, run, account)
    await rename(staged.directory, cluster.directory).catch(async (error: unknown) => {
      if (!(await exists(cluster.data))) throw error
    })
  } finally {
    await rm(staged.directory, { recursive: true, force: true })
  }
}

export function clusterAt(directory: string): PostgresCluster {
  return {
    directory,
    data: join(directory, 'data'),
    passwordFile: join(directory, 'password'),
    logFile: join(directory, 'server.log'),
  }
}

export async function readPassword(cluster: PostgresCluster): Promise<string> {
  return (await readFile(cluster.passwordFile, 'utf8')).trim()
}

async function fillCluster(
  cluster: PostgresCluster,
  binaries: PostgresBinaries,
  run: RunProgram,
  account: Account | undefined,
): Promise<void> {
  await writeFile(cluster.passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  await writeFile(cluster.logFile, '', { mode: 0o600 })
  if (account) {
    const owned = [cluster.directory, cluster.passwordFile, cluster.logFile]
    await Promise.all(owned.map((path) => chown(path, account.uid, account.gid)))
  }
  // C.UTF-8 sorts by code point, which is fast, and its lower() and ILIKE support all letters of Unicode.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const superuser = ['--username', SUPERUSER, '--pwfile', cluster.passwordFile, '--auth=scram-sha-256']
  await run(binaries.initdb, ['--pgdata', cluster.data, ...superuser, ...locale])
  const singleUser = ['--single', '-D', cluster.data, '-c', 'exit_on_error=on', 'postgres']
  await run(binaries.postgres, singleUser, `CREATE DATABASE ${DATABASE}\n`)
}

/** The process id distinguishes a directory in use from one of a killed process. */
function stagingPrefix(cluster: PostgresCluster, pid = process.pid): string {
  return `${cluster.directory}.initialising-${pid}-`
}

async function removeAbandoned(cluster: PostgresCluster): Promise<void> {
  const parent = dirname(cluster.directory)
  await mkdir(parent, { recursive: true })
  const prefix = `${basename(cluster.directory)}.initialising-`
  const staged = (await readdir(parent)).filter((name) => name.startsWith(prefix))
  const abandoned = staged.filter((name) => !isAlive(Number(name.slice(prefix.length).split('-')[0])))
  await Promise.all(abandoned.map((name) => rm(join(parent, name), { recursive: true, force: true })))
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
