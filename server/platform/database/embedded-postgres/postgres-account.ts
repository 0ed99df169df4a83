import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname, parse } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export type Account = { uid: number; gid: number }

/** Runs a program until it exits, as the account of PostgreSQL. Rejects with its error output. */
export type RunProgram = (program: string, args: string[], input?: string) => Promise<void>

/** PostgreSQL refuses to run as root, so root selects another account. Undefined: the account of this process. */
export async function findServerAccount(dataDirectory: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const files = await stat(dataDirectory).catch(() => undefined)
  if (files && files.uid !== 0) return { uid: files.uid, gid: files.gid }
  const account = (await lookUpAccount('postgres')) ?? (await lookUpAccount('nobody'))
  if (!account)
    throw new Error('PostgreSQL does not run as root, and there is no account "postgres" or "nobody"')
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

export async function createRunner(account: Account | undefined, paths: string[]): Promise<RunProgram> {
  if (!account) return (program, args, input) => run(program, args, input)
  const reachable = await Promise.all(paths.map((path) => canReach(account, path)))
  if (reachable.every(Boolean)) return (program, args, input) => run(program, args, input, account)
  await execute('setpriv', ['--version']).catch((cause: unknown) => {
    const unreachable = paths.filter((_, index) => !reachable[index]).join(' and ')
    throw new Error(
      `PostgreSQL does not run as root, and the account ${account.uid} cannot access ${unreachable}. ` +
        'Install setpriv (util-linux) to grant access',
      { cause },
    )
  })
  return (program, args, input) => run('setpriv', [...setprivOptions(account), program, ...args], input)
}

/**
 * The account may be unable to enter directories of root (/root, mktemp -d), so PostgreSQL gets CAP_DAC_OVERRIDE only.
 * With no_setuid_fixup, access(2) respects it too.
 */
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
  const running = execute(program, args, { ...account, cwd: parse(process.execPath).root })
  running.child.stdin?.on('error', () => {}).end(input)
  try {
    await running
  } catch (cause) {
    const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : ''
    throw output === '' ? cause : new Error(output, { cause })
  }
}
