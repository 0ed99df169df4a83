import { paths } from '#client/paths.ts'

const FROM = 'from'

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
  const isOwnPath = from.startsWith('/') && !from.startsWith('//') && !from.includes('\\')
  if (!isOwnPath || from.startsWith(paths.login) || from.startsWith(paths.register)) return paths.feed
  return from
}
