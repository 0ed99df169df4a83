import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#server/platform/secrets.ts'
import type { Caller } from '#server/platform/rate-limits/rate-limits.ts'

type HasSecrets = { secrets: Secrets }

/** The cookie contains a random id and a signature that binds the id to the address of the account. */
export function createDeviceToken({ secrets: { deviceKeys } }: HasSecrets, email: string): string {
  const [newest] = deviceKeys
  if (!newest) throw new Error('There is no key to sign device tokens with')
  const id = randomUUID()
  return `${id}.${sign(newest, id, email).toString('base64url')}`
}

/** Returns the id of a browser that has signed in with this address before, or null. */
export function findKnownDevice(
  { secrets }: HasSecrets,
  { deviceToken }: Pick<Caller, 'deviceToken'>,
  email: string,
): string | null {
  const [id = '', signature = ''] = deviceToken?.split('.') ?? []
  const received = Buffer.from(signature, 'base64url')
  const isSigned = secrets.deviceKeys.some((key) => {
    const expected = sign(key, id, email)
    return received.length === expected.length && timingSafeEqual(received, expected)
  })
  return isSigned ? id : null
}

function sign(key: Uint8Array, id: string, email: string): Buffer {
  return createHmac('sha256', key).update(`${id}:${email}`).digest()
}
