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
  delete(path: string): Promise<RestAnswer>
  /** As JSON; a string is sent as it is. */
  post(path: string, body?: unknown): Promise<RestAnswer>
  form(path: string, form: FormData): Promise<RestAnswer>
}

/** The v1 calls, by the paths of the specification's section 7. */
export function createRestClient({ fetch }: HttpClient): RestClient {
  const call = async (path: string, init?: RequestInit): Promise<RestAnswer> => {
    const response = await fetch(`/api/v1${path}`, init)
    const body: unknown = JSON.parse(await response.text())
    return { status: response.status, headers: response.headers, body, text: (at) => textAt(body, at) }
  }
  return {
    get: (path) => call(path),
    delete: (path) => call(path, { method: 'DELETE' }),
    post: (path, body) =>
      call(path, {
        method: 'POST',
        ...(body === undefined
          ? {}
          : {
              headers: { 'content-type': 'application/json' },
              body: typeof body === 'string' ? body : JSON.stringify(body),
            }),
      }),
    form: (path, form) => call(path, { method: 'POST', body: form }),
  }
}
