import { ACCESS_TOKEN_COOKIE, REFRESH_TOKEN_COOKIE } from '#rules/limits.ts'

const NAMES = [ACCESS_TOKEN_COOKIE, REFRESH_TOKEN_COOKIE] as const
type SessionCookieName = (typeof NAMES)[number]
type Cookies = Readonly<Record<string, string | undefined>>

/** Browsers accept such a name only over https, without a Domain and for the whole site: no other host can set it. */
const HOST_PREFIX = '__Host-'

export const prefixed = (name: string) => `${HOST_PREFIX}${name}`

/**
 * The value of a session cookie. Browsers that signed in over http, or before the prefix was used, send the plain names:
 * those count only where there is no prefixed one, since another host of the domain can set them.
 */
export function readSessionCookie(cookies: Cookies, name: SessionCookieName): string | null {
  const hasPrefixed = NAMES.some((known) => prefixed(known) in cookies)
  return cookies[hasPrefixed ? prefixed(name) : name] ?? null
}

/** The value of a cookie that signs nobody in, under its prefixed name where there is one. */
export function readCookie(cookies: Cookies, name: string): string | null {
  return cookies[prefixed(name)] ?? cookies[name] ?? null
}
