import { TOKEN_EXPIRY_MARGIN_SECONDS } from '#rules/limits.ts'
import { writeSessionRecord } from './session-changes.ts'

/** Keeps, of the token that a sign-in or a refresh returned, only when it expires. */
export function rememberExpiry(accessToken: string): void {
  const expiry = expiryOf(accessToken)
  writeSessionRecord(expiry === undefined ? 'unknown' : String(expiry))
}

/** The same for a token just refreshed: one that seems to expire already says that the clock here is wrong. */
export function rememberRefreshed(accessToken: string): void {
  if (isExpiring(String(expiryOf(accessToken)))) writeSessionRecord('unknown')
  else rememberExpiry(accessToken)
}

/** Whether a token of this record counts as expired. One that expires nobody knows when does not. */
export function isExpiring(record: string | null): boolean {
  return record !== null && Number(record) <= Date.now() + TOKEN_EXPIRY_MARGIN_SECONDS * 1000
}

/** Milliseconds; undefined when the token cannot be read. */
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
