import type { HttpClient } from './http-client.ts'
import { textAt } from './json.ts'

export type RestAnswer = {
  status: number
  headers: Headers
  body: unknown
  /** The string at a path of the body. */
  text(path: string): string
}

export type RestClient = {
  get(path: string): Promise<RestAnswer>
  /** Bodies are sent as JSON, strings unchanged. */
  delete(path: string, body?: unknown): Promise<RestAnswer>
  post(path: string, body?: unknown): Promise<RestAnswer>
  put(path: string, body?: unknown): Promise<RestAnswer>
  form(path: string, form: FormData, method?: 'POST' | 'PUT'): Promise<RestAnswer>
}

/** The v1 operations, by the paths of section 7 of the specification. */
export function createRestClient({ fetch }: HttpClient): RestClient {
  const call = async (path: string, init?: RequestInit): Promise<RestAnswer> => {
    const response = await fetch(`/api/v1${path}`, init)
    const body: unknown = JSON.parse(await response.text())
    return { status: response.status, headers: response.headers, body, text: (at) => textAt(body, at) }
  }
  const send = (method: string, path: string, body?: unknown) => {
    if (body === undefined) return call(path, { method })
    const content = typeof body === 'string' ? body : JSON.stringify(body)
    return call(path, { method, body: content, headers: { 'content-type': 'application/json' } })
  }
  return {
    get: (path) => call(path),
    delete: (path, body) => send('DELETE', path, body),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    form: (path, form, method = 'POST') => call(path, { method, body: form }),
  }
}
