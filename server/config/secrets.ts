import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Secrets, TokenKey } from '#server/domain/dependencies.ts'

/** All keys are drawn from one secret, so that an operator has one thing to keep, and one to replace. */
export async function loadSecrets(
  authSecrets: readonly string[] | null,
  dataDirectory: string,
): Promise<Secrets> {
  const [newest, ...older] = authSecrets ?? [await keptSecret(path.join(dataDirectory, 'auth-secret'))]
  if (!newest) throw new Error('There is no secret to draw keys from')
  return {
    tokenKeys: [newest, ...older].map(tokenKey),
    codeKey: keyFor(newest, 'guffaw one-time codes'),
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

/** `wx` lets only one of two processes that start at once write the secret; the other reads what it wrote. */
async function keptSecret(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFile(file, 'utf8')
}
