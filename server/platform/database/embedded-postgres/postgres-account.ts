import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname, parse } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** An account of the operating system, by its numbers. */
export type Account = { uid: number; gid: number }

/** Runs a program to its end, as the account PostgreSQL may run under. Rejects with what it printed. */
export type RunProgram = (program: string, args: string[], input?: string) => Promise<void>

/**
 * PostgreSQL refuses to run as root: root runs it as the owner of its files, and a new one as `postgres` or `nobody`.
 * Undefined means: as ourselves.
 */
export async function findServerAccount(dataDirectory: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const files = await stat(dataDirectory).catch(() => undefined)
  if (files && files.uid !== 0) return { uid: files.uid, gid: files.gid }
  const account = (await lookUpAccount('postgres')) ?? (await lookUpAccount('nobody'))
  if (!account) throw new Error('it does not run as root, and root finds no account "postgres" or "nobody"')
  return account
}

async function lookUpAccount(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([execute('id', ['-u', name]), execute('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

/** A runner for programs that must reach all of `paths` as `account`. */
export async function createRunner(account: Account | undefined, paths: string[]): Promise<RunProgram> {
  if (!account) return (program, args, input) => run(program, args, input)
  const reachable = await Promise.all(paths.map((path) => canReach(account, path)))
  if (reachable.every(Boolean)) return (program, args, input) => run(program, args, input, account)
  await execute('setpriv', ['--version']).catch((cause: unknown) => {
    const closed = paths.filter((_, index) => !reachable[index]).join(' and ')
    throw new Error(
      `it does not run as root, and the account it would run as (${account.uid}) may not enter ${closed}; ` +
        'the program setpriv, of util-linux, would let it',
      { cause },
    )
  })
  return (program, args, input) => run('setpriv', [...setprivOptions(account), program, ...args], input)
}

// A clone of root's often lies in a directory that only root may enter (/root, a mktemp -d). The server's account then
// keeps the one capability that looks past that; no_setuid_fixup makes access(2) respect it too.
function setprivOptions({ uid, gid }: Account): string[] {
  const capabilitySets = ['--inh-caps', '--ambient-caps', '--bounding-set']
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    ...capabilitySets.map((set) => `${set}=-all,+dac_override`),
  ]
}

async function canReach(account: Account, path: string): Promise<boolean> {
  const { uid, gid, mode } = await stat(path)
  const permissions = uid === account.uid ? mode >> 6 : gid === account.gid ? mode >> 3 : mode
  const mayEnter = (permissions & 0o1) !== 0
  const parent = dirname(path)
  return mayEnter && (parent === path || (await canReach(account, parent)))
}

async function run(program: string, args: string[], input?: string, account?: Account): Promise<void> {
  // Our own working directory may be one the account cannot enter.
  const running = execute(program, args, { ...account, cwd: parse(process.execPath).root })
  // One that ends before it has read its input says why by its exit.
  running.child.stdin?.on('error', () => {}).end(input)
  try {
    await running
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : ''
    throw said === '' ? cause : new Error(said, { cause })
  }
}
