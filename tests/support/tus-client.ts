import { textAt } from './json.ts'
import type { HttpClient } from './http-client.ts'

const VERSION = { 'tus-resumable': '1.0.0' }

/** Sends single tus requests. */
export function createTusClient({ fetch }: HttpClient) {
  const bytes = (offset: number, part: Blob) => ({
    headers: {
      ...VERSION,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: part,
  })
  return {
    options: () => fetch('/api/v1/uploads', { method: 'OPTIONS' }),
    begin: (byteSize: number, headers: Record<string, string> = {}) =>
      fetch('/api/v1/uploads', {
        method: 'POST',
        headers: { ...VERSION, 'upload-length': String(byteSize), ...headers },
      }),
    /** Creates an upload with the whole file in one request. */
    beginWith: (file: Blob) => {
      const { headers, body } = bytes(0, file)
      return fetch('/api/v1/uploads', {
        method: 'POST',
        headers: { ...headers, 'upload-length': String(file.size) },
        body,
      })
    },
    head: (url: string) => fetch(url, { method: 'HEAD', headers: VERSION }),
    patch: (url: string, offset: number, part: Blob) =>
      fetch(url, { method: 'PATCH', ...bytes(offset, part) }),
    /** Sends POST with the method in a header. */
    override: (method: string, url: string, part?: Blob, offset = 0) => {
      const { headers, body } = bytes(offset, part ?? new Blob([]))
      return fetch(url, { method: 'POST', headers: { ...headers, 'x-http-method-override': method }, body })
    },
    end: (url: string) => fetch(url, { method: 'DELETE', headers: VERSION }),
  }
}

export type TusClient = ReturnType<typeof createTusClient>

/** The URL of the created upload. */
export function urlOf(answer: Response): string {
  const url = answer.headers.get('location')
  if (!url) throw new Error(`Nothing was begun: ${answer.status}`)
  return url
}

export async function sentenceOf(answer: Response): Promise<string> {
  return textAt(await answer.json(), 'message')
}
