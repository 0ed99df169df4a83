import { act, waitFor } from '@testing-library/react'
import { vi } from 'vitest'

/** A request of an upload without a server. */
export type StubUpload = {
  /** The method and the path. */
  call: string
  headers: Record<string, string>
  body: unknown
  isAborted: boolean
  progress(share: number): Promise<void>
  answer(status: number, body: unknown, headers?: Record<string, string>): Promise<void>
  /** Confirms that all bytes have arrived. */
  complete(media: ReturnType<typeof keptMedia>): Promise<void>
  /** Fails the request like a lost connection. */
  lose(): Promise<void>
}

/** An uploaded file that is kept for a day. */
export function keptMedia(id: string, more: { expiresAt?: string; isAnimated?: boolean } = {}) {
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  return { id, kind: 'image', width: 600, height: 400, isAnimated: false, expiresAt, ...more }
}

type Handler = ((event: Event) => void) | null

/** Both ways to add listeners. */
class Listened extends EventTarget {
  onload: Handler = null
  onerror: Handler = null
  onprogress: Handler = null

  tell(event: Event): void {
    this.dispatchEvent(event)
    if (event.type === 'load') this.onload?.(event)
    if (event.type === 'error') this.onerror?.(event)
    if (event.type === 'progress') this.onprogress?.(event)
  }
}

export const URL_OF_UPLOAD = 'http://localhost:3000/api/v1/uploads/u1'

/** Replaces XMLHttpRequest, and `fetch` for the metadata of uploaded files. */
export function stubUploads() {
  const uploads: StubUpload[] = []
  const fetched: string[] = []
  const metadata = new Map<string, unknown>()
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    fetched.push(`${method} ${url}`)
    return Response.json({ success: true, media: metadata.get(url) })
  })
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends Listened {
      readonly upload = new Listened()
      status = 0
      responseText = ''
      private isAborted = false
      private call = ''
      private readonly headers: Record<string, string> = {}
      private answered = new Headers()

      open(method: string, url: string) {
        this.call = `${method} ${new URL(url, 'http://localhost').pathname}`
      }
      setRequestHeader(name: string, value: string | number) {
        this.headers[name] = String(value)
      }
      getResponseHeader(name: string) {
        return this.answered.get(name)
      }
      abort() {
        this.isAborted = true
        this.dispatchEvent(new Event('abort'))
      }
      send(body: unknown) {
        const isAborted = () => this.isAborted
        const sent = body instanceof Blob ? body.size : 0
        const tell = (event: Event, target: Listened = this) => act(async () => target.tell(event))
        uploads.push({
          call: this.call,
          headers: this.headers,
          body,
          get isAborted() {
            return isAborted()
          },
          progress: (share) =>
            tell(
              new ProgressEvent('progress', { lengthComputable: true, loaded: share * sent, total: sent }),
              this.upload,
            ),
          answer: (status, answer, headers = {}) => {
            this.answered = new Headers(headers)
            Object.assign(this, { status, responseText: JSON.stringify(answer) })
            return tell(new Event('load'))
          },
          complete(media) {
            const url = `/api/v1/media/${media.id}`
            metadata.set(url, media)
            return this.answer(201, undefined, {
              Location: URL_OF_UPLOAD,
              'Upload-Offset': String(Number(this.headers['Upload-Offset'] ?? 0) + sent),
              'Content-Location': url,
            })
          },
          lose: () => tell(new Event('error')),
        })
      }
    },
  )
  return {
    /** The requests of uploads. The latest is the last. */
    uploads,
    /** All other requests. */
    fetched,
    /** Resolves to the nth request of an upload when it is sent. */
    async request(number: number): Promise<StubUpload> {
      await waitFor(() => {
        if (uploads.length < number) throw new Error(`There are only ${uploads.length} requests`)
      })
      const upload = uploads[number - 1]
      if (!upload) throw new Error('Waited for above')
      return upload
    },
  }
}
