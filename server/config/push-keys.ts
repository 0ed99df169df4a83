import { createECDH } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createFileOnce } from './create-file-once.ts'

/** A key pair that identifies the site to push services (VAPID, RFC 8292), base64url. */
export type PushKeys = { publicKey: string; privateKey: string }

/** The curve P-256. */
const CURVE = 'prime256v1'

/** Browsers subscribe with the public key, so another pair would end all subscriptions. */
export async function loadPushKeys(privateKey: string | null, dataDirectory: string): Promise<PushKeys> {
  if (privateKey) return keyPair(privateKey)
  const file = path.join(dataDirectory, 'push-private-key')
  await createFileOnce(file, newPrivateKey())
  return keyPair((await readFile(file, 'utf8')).trim())
}

function newPrivateKey(): string {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  // Node.js omits leading zeros of the number.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
}

function keyPair(privateKey: string): PushKeys {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(privateKey, 'base64url')
  return { privateKey, publicKey: pair.getPublicKey('base64url') }
}
