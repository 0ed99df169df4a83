import { TOKEN_EXPIRY_MARGIN_SECONDS } from '#rules/limits.ts'
import { writeSessionRecord } from './stored-session.ts'

/** Stores the expiry of a new access token. The token itself is in a cookie. */
export function rememberExpiry(accessToken: string): void {
  const expiry = expiryOf(accessToken)
  writeSessionRecord(expiry === undefined ? 'unknown' : String(expiry))
}

/** Like `rememberExpiry` for a refreshed token. If it seems to be expired already, the clock of this device is wrong. */
export function rememberRefreshed(accessToken: string): void {
  const expiry = expiryOf(accessToken)
  if (expiry !== undefined && isPast(expiry)) writeSessionRecord('unknown')
  else rememberExpiry(accessToken)
}

/** Whether the token has expired or is about to. False if its expiry is unknown. */
export function isExpiring(record: string | null): boolean {
  return record !== null && isPast(Number(record))
}

function isPast(expiry: number): boolean {
  return expiry <= Date.now() + TOKEN_EXPIRY_MARGIN_SECONDS * 1000
}

/** Milliseconds. Undefined if the token cannot be decoded. */
function expiryOf(accessToken: string): number | undefined {
  try {
    const [, payload = ''] = accessToken.split('.')
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return undefined
    return typeof claims.exp === 'number' && claims.exp > 0 ? claims.exp * 1000 : undefined
  } catch {
    return undefined
  }
}
