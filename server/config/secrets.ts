import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Secrets } from '#server/domain/dependencies.ts'

/** All keys are drawn from one secret, so that an operator has one thing to keep. */
export async function loadSecrets(authSecret: string | null, dataDirectory: string): Promise<Secrets> {
  const secret = authSecret ?? (await keptSecret(path.join(dataDirectory, 'auth-secret')))
  return { tokenKey: keyFor(secret, 'guffaw tokens'), codeKey: keyFor(secret, 'guffaw one-time codes') }
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
