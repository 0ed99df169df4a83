import { createHttpClient, type HttpClient } from './http-client.ts'
import { createRestClient } from './rest-client.ts'

let networks = 0

/** An address that no other test of this worker uses. */
export function newNetwork(): string {
  networks += 1
  return `198.51.${Math.floor(networks / 250)}.${(networks % 250) + 1}`
}

/** A browser with an address of this network. `hasCookies: false` is an API client that ignores cookies. */
export function clientIn({ url }: { url: string }, network: string, { hasCookies = true } = {}) {
  const client = createHttpClient(url)
  const http: HttpClient = {
    cookies: client.cookies,
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers)
      headers.set('x-forwarded-for', network)
      const response = await client.fetch(path, { ...init, headers })
      if (!hasCookies) client.cookies.clear()
      return response
    },
  }
  return { http, rest: createRestClient(http) }
}
