import { paths } from '#client/paths.ts'

const FROM = 'from'

type Address = { pathname: string; search: string; hash: string }

/** The login screen, remembering the address a visitor asked for; in the URL, so that a reload keeps it. */
export function loginPath(address: Address): string {
  return remembering(paths.login, address)
}

/** Likewise the register screen. */
export function registerPath(address: Address): string {
  return remembering(paths.register, address)
}

function remembering(path: string, { pathname, search, hash }: Address): string {
  return `${path}?${new URLSearchParams({ [FROM]: pathname + search + hash })}`
}

/** Where to go once signed in: back to where they came from, else to the feed. Never to another site. */
export function returnPath(searchParams: URLSearchParams): string {
  const from = searchParams.get(FROM) ?? ''
  const isOwnPath = from.startsWith('/') && !from.startsWith('//') && !from.includes('\\')
  if (!isOwnPath || from.startsWith(paths.login) || from.startsWith(paths.register)) return paths.feed
  return from
}
