import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Secrets, TokenKey } from '#server/platform/secrets.ts'

/** All keys are drawn from one secret, so that an operator has one thing to keep, and one to replace. */
export async function loadSecrets(
  authSecrets: readonly string[] | null,
  dataDirectory: string,
): Promise<Secrets> {
  const secrets = authSecrets ?? (await keptSecrets(fileIn(dataDirectory)))
  if (secrets.length === 0) throw new Error('There is no secret to draw keys from')
  return keysOf(secrets)
}

/**
 * Lets keys count that were made since: those of a process which started after a rotation, beside one that did not. What
 * was used first stays so until the next start, when every process knows the newer ones.
 */
export async function reloadRotatedSecrets(secrets: Secrets, dataDirectory: string): Promise<void> {
  const kept = keysOf(await readSecrets(fileIn(dataDirectory)))
  secrets.tokenKeys = withNewer(secrets.tokenKeys, kept.tokenKeys)
  secrets.codeKeys = withNewer(secrets.codeKeys, kept.codeKeys)
  secrets.mailKeys = withNewer(secrets.mailKeys, kept.mailKeys)
  secrets.deviceKeys = withNewer(secrets.deviceKeys, kept.deviceKeys)
}

function withNewer<Key>(known: readonly Key[], kept: readonly Key[]): readonly Key[] {
  const newer = kept.filter((key) => !known.some((one) => isDeepStrictEqual(one, key)))
  return newer.length === 0 ? known : [...known, ...newer]
}

function keysOf(secrets: readonly string[]): Secrets {
  return {
    tokenKeys: secrets.map(tokenKey),
    codeKeys: secrets.map((secret) => keyFor(secret, 'guffaw one-time codes')),
    mailKeys: secrets.map((secret) => keyFor(secret, 'guffaw queued mails')),
    deviceKeys: secrets.map((secret) => keyFor(secret, 'guffaw known devices')),
  }
}

/** The id goes into each token, and tells nothing about the key. */
function tokenKey(secret: string): TokenKey {
  return {
    id: Buffer.from(keyFor(secret, 'guffaw token key id')).toString('hex').slice(0, 16),
    key: keyFor(secret, 'guffaw tokens'),
  }
}

function keyFor(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
}

/**
 * Made once. The file gets its name only when the secret is in it, and a second name cannot be taken: so of two
 * processes that start at once both read the same one, and a start that is killed leaves none that is half written.
 */
async function keptSecrets(file: string): Promise<string[]> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  try {
    await writeFile(unfinished, newSecret(), { mode: 0o600, flush: true })
    await link(unfinished, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(unfinished, { force: true })
  }
  return readSecrets(file)
}

/**
 * A new secret signs from the next start on, and tokens of the one before are still believed; of that before nothing is
 * left. The file is replaced whole. Returns its name.
 */
export async function rotateStoredSecret(dataDirectory: string): Promise<string> {
  const file = fileIn(dataDirectory)
  const [former = ''] = await keptSecrets(file)
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, `${newSecret()},${former}`, { mode: 0o600, flush: true })
  await rename(unfinished, file)
  return file
}

function fileIn(dataDirectory: string): string {
  return path.join(dataDirectory, 'auth-secret')
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

async function readSecrets(file: string): Promise<string[]> {
  const secrets = (await readFile(file, 'utf8')).split(',').map((secret) => secret.trim())
  if (secrets.some((secret) => secret.length < 32))
    throw new Error(`${file} should hold the secret, and does not`)
  return secrets
}
