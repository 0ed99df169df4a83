import { isRestCall, restContract } from './rest-contract.ts'

/**
 * An HTTP client with cookies like a browser, or with a bearer token like a program. Validates every v1 response against the
 * OpenAPI document.
 */
export type HttpClient = {
  fetch(path: string, init?: RequestInit): Promise<Response>
  cookies: Map<string, string>
}

export function createHttpClient(url: string, bearer?: string): HttpClient {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers)
      if (cookies.size > 0)
        headers.set('cookie', Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '))
      if (bearer) headers.set('authorization', `Bearer ${bearer}`)
      const response = await fetch(new URL(path, url), { ...init, headers })
      for (const line of response.headers.getSetCookie()) keepCookie(cookies, line)
      if (isRestCall(path)) await (await restContract(url)).check(init.method ?? 'GET', path, response)
      return response
    },
  }
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const name = pair.slice(0, pair.indexOf('='))
  const isExpired = attributes.some((attribute) => /^(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute))
  if (isExpired) cookies.delete(name)
  else cookies.set(name, pair.slice(name.length + 1))
}
