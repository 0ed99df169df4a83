import { Upload } from 'tus-js-client'
import { connectionError } from '#client/relay/errors.ts'
import type { Answer, UploadOptions } from './upload-file.ts'

/** Milliseconds before each further try, while the device is online. */
const RETRY_DELAYS = [500, 2000, 5000, 10_000]

/** Sends a file from where the server has it, over as many connections as it takes (tus.io). */
export function sendInParts(file: File, { signal, onProgress, address }: UploadOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const upload = new Upload(file, {
      endpoint: '/api/v1/uploads',
      uploadUrl: address.read(),
      retryDelays: RETRY_DELAYS,
      // The draft keeps it.
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => address.keep(upload.url),
      onProgress: (sent, total) => onProgress(sent / total),
      onSuccess: ({ lastResponse }) =>
        resolve(readMedia(lastResponse.getHeader('Content-Location') ?? '', signal)),
      onError: (error) => {
        const answer = 'originalResponse' in error ? error.originalResponse : null
        if (answer) resolve({ status: answer.getStatus(), text: answer.getBody() })
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

async function readMedia(url: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(url, { credentials: 'same-origin', signal }).catch((error: unknown) => {
    signal.throwIfAborted()
    throw connectionError(error)
  })
  return { status: response.status, text: await response.text() }
}
