import { createHttpClient, type HttpClient } from './http-client.ts'
import { freePort } from './ports.ts'
import { createRestClient } from './rest-client.ts'
import { startTestApp, type TestApp } from './start-app.ts'

/** An app with rate limits behind a trusted proxy, so that tests can choose the network of a request. */
export async function startAppBehindProxy(): Promise<TestApp> {
  const http = { port: await freePort(), host: '127.0.0.1', publicUrl: null, trustedProxies: 'loopback' }
  const app = await startTestApp({ limitRates: true, http })
  return { ...app, url: `http://127.0.0.1:${http.port}` }
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
