import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** One file on its way to the server that is not there. */
export type StubUpload = {
  form: FormData
  isAborted: boolean
  progress(share: number): Promise<void>
  answer(status: number, body: unknown): Promise<void>
  /** The connection is lost. */
  lose(): Promise<void>
}

/** What the server keeps of a file, for a day from now on. */
export function keptMedia(id: string, more: { expiresAt?: string; isAnimated?: boolean } = {}) {
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  return { id, kind: 'image', width: 600, height: 400, isAnimated: false, expiresAt, ...more }
}

/** Stands in for the browser's own uploads; the latest is last. */
export function stubUploads(): StubUpload[] {
  const uploads: StubUpload[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      readonly upload = new EventTarget()
      status = 0
      responseText = ''
      private isAborted = false

      open() {}
      abort() {
        this.isAborted = true
        this.dispatchEvent(new Event('abort'))
      }
      send(form: FormData) {
        const isAborted = () => this.isAborted
        const tell = (event: Event, target: EventTarget = this) =>
          act(async () => void target.dispatchEvent(event))
        uploads.push({
          form,
          get isAborted() {
            return isAborted()
          },
          progress: (share) =>
            tell(
              new ProgressEvent('progress', { lengthComputable: true, loaded: share * 100, total: 100 }),
              this.upload,
            ),
          answer: (status, body) => {
            Object.assign(this, { status, responseText: JSON.stringify(body) })
            return tell(new Event('load'))
          },
          lose: () => tell(new Event('error')),
        })
      }
    },
  )
  return uploads
}
