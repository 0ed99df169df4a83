import { Upload } from 'tus-js-client'
import { connectionError } from '#client/relay/errors.ts'

export type UploadOptions = {
  signal: AbortSignal
  /** Receives the sent part of the file, 0 to 1. */
  onProgress: (share: number) => void
  /** The URL of an incomplete upload of the same file. */
  resumeUrl: () => string | null
  onResumeUrl: (url: string | null) => void
}

type UploadResponse = { status: number; text: string }

/** Milliseconds before each retry while the device is online. */
const RETRY_DELAYS = [500, 2000, 5000, 10_000]

/** Bytes. Smaller files are sent with the request that creates the upload. Larger ones are resumed after an interruption. */
const ONE_REQUEST_MAX = 1024 * 1024

/** Uploads a file with the tus protocol (tus.io) and resolves to its metadata or to the refusal. */
export function sendFile(file: File, options: UploadOptions): Promise<UploadResponse> {
  const { signal, onProgress, resumeUrl, onResumeUrl } = options
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const upload = new Upload(file, {
      endpoint: '/api/v1/uploads',
      uploadUrl: resumeUrl(),
      uploadDataDuringCreation: file.size <= ONE_REQUEST_MAX,
      retryDelays: RETRY_DELAYS,
      // The draft stores the URL.
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => onResumeUrl(upload.url),
      onProgress: (sent, total) => onProgress(sent / total),
      onSuccess: ({ lastResponse }) =>
        resolve(readMedia(lastResponse.getHeader('Content-Location') ?? '', signal)),
      onError: (error) => {
        const response = 'originalResponse' in error ? error.originalResponse : null
        if (response) resolve({ status: response.getStatus(), text: response.getBody() })
        else reject(connectionError(error))
      },
    })
    signal.addEventListener(
      'abort',
      () => {
        void upload.abort()
        reject(signal.reason)
      },
      { once: true },
    )
    upload.start()
  })
}

async function readMedia(url: string, signal: AbortSignal): Promise<UploadResponse> {
  const response = await fetch(url, { credentials: 'same-origin', signal }).catch((error: unknown) => {
    signal.throwIfAborted()
    throw connectionError(error)
  })
  return { status: response.status, text: await response.text() }
}
