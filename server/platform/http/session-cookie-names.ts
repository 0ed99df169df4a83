import { ACCESS_TOKEN_COOKIE, REFRESH_TOKEN_COOKIE } from '#rules/limits.ts'

const NAMES = [ACCESS_TOKEN_COOKIE, REFRESH_TOKEN_COOKIE] as const
type SessionCookieName = (typeof NAMES)[number]
type Cookies = Readonly<Record<string, string | undefined>>

/** Browsers accept this prefix only over HTTPS and without a Domain, so no other host can set such a cookie. */
const HOST_PREFIX = '__Host-'

export const prefixed = (name: string) => `${HOST_PREFIX}${name}`

/** Another host of the domain can set the plain name, so it counts only if there is no prefixed cookie. */
export function readSessionCookie(cookies: Cookies, name: SessionCookieName): string | null {
  const hasPrefixed = NAMES.some((known) => prefixed(known) in cookies)
  return cookies[hasPrefixed ? prefixed(name) : name] ?? null
}

export function readCookie(cookies: Cookies, name: string): string | null {
  return cookies[prefixed(name)] ?? cookies[name] ?? null
}
