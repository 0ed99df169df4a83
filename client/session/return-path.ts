import { paths } from '#client/paths.ts'

const FROM = 'from'
/** Only paths matter, so any origin will do. */
const ANY_SITE = 'https://site.invalid'

type Address = { pathname: string; search: string; hash: string }

/** The path of the login screen, with the address to return to as a query parameter. */
export function loginPath(address: Address): string {
  return remembering(paths.login, address)
}

/** The path of the registration screen, with the address to return to. */
export function registerPath(address: Address): string {
  return remembering(paths.register, address)
}

function remembering(path: string, { pathname, search, hash }: Address): string {
  return `${path}?${new URLSearchParams({ [FROM]: pathname + search + hash })}`
}

/** Where to go after signing in: the address in the query parameter if it is a path of this site, else the feed. */
export function returnPath(searchParams: URLSearchParams): string {
  const from = searchParams.get(FROM) ?? ''
  // Parsed like a browser does, which drops tabs and line breaks, and reads backslashes as slashes.
  if (!from.startsWith('/') || !URL.canParse(from, ANY_SITE)) return paths.feed
  const { origin, pathname, search, hash } = new URL(from, ANY_SITE)
  const isLogin = pathname.startsWith(paths.login) || pathname.startsWith(paths.register)
  return origin === ANY_SITE && !isLogin ? pathname + search + hash : paths.feed
}
