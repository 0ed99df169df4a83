import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Secrets, TokenKey } from '#server/platform/secrets.ts'
import { createFileOnce } from './create-file-once.ts'

/** All keys are derived from one secret, so that operators back up and rotate a single value. */
export async function loadSecrets(
  authSecrets: readonly string[] | null,
  dataDirectory: string,
): Promise<Secrets> {
  const secrets = authSecrets ?? (await storedSecrets(secretFile(dataDirectory)))
  if (secrets.length === 0) throw new Error('AUTH_SECRET contains no secret')
  return deriveKeys(secrets)
}

/** The process signs with its previous key until its next start, because other processes may not know the new one yet. */
export async function reloadRotatedSecrets(secrets: Secrets, dataDirectory: string): Promise<void> {
  const stored = deriveKeys(await readSecrets(secretFile(dataDirectory)))
  secrets.tokenKeys = appendNewer(secrets.tokenKeys, stored.tokenKeys)
  secrets.codeKeys = appendNewer(secrets.codeKeys, stored.codeKeys)
  secrets.mailKeys = appendNewer(secrets.mailKeys, stored.mailKeys)
  secrets.deviceKeys = appendNewer(secrets.deviceKeys, stored.deviceKeys)
}

function appendNewer<Key>(known: readonly Key[], stored: readonly Key[]): readonly Key[] {
  const newer = stored.filter((key) => !known.some((other) => isDeepStrictEqual(other, key)))
  return newer.length === 0 ? known : [...known, ...newer]
}

function deriveKeys(secrets: readonly string[]): Secrets {
  return {
    tokenKeys: secrets.map(deriveTokenKey),
    codeKeys: secrets.map((secret) => deriveKey(secret, 'guffaw one-time codes')),
    mailKeys: secrets.map((secret) => deriveKey(secret, 'guffaw queued mails')),
    deviceKeys: secrets.map((secret) => deriveKey(secret, 'guffaw known devices')),
  }
}

/** The key id is part of each token and reveals nothing about the key. */
function deriveTokenKey(secret: string): TokenKey {
  return {
    id: Buffer.from(deriveKey(secret, 'guffaw token key id')).toString('hex').slice(0, 16),
    key: deriveKey(secret, 'guffaw tokens'),
  }
}

function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
}

async function storedSecrets(file: string): Promise<string[]> {
  await createFileOnce(file, newSecret())
  return readSecrets(file)
}

/**
 * The previous secret stays valid, and older ones are removed. Returns the path of the file, which is replaced
 * atomically.
 */
export async function rotateStoredSecret(dataDirectory: string): Promise<string> {
  const file = secretFile(dataDirectory)
  const [previous = ''] = await storedSecrets(file)
  const temporaryFile = `${file}.${randomUUID()}`
  await writeFile(temporaryFile, `${newSecret()},${previous}`, { mode: 0o600, flush: true })
  await rename(temporaryFile, file)
  return file
}

function secretFile(dataDirectory: string): string {
  return path.join(dataDirectory, 'auth-secret')
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

async function readSecrets(file: string): Promise<string[]> {
  const secrets = (await readFile(file, 'utf8')).split(',').map((secret) => secret.trim())
  if (secrets.some((secret) => secret.length < 32)) throw new Error(`${file} does not contain a valid secret`)
  return secrets
}
