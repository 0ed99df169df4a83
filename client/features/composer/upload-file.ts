import { connectionError } from '#client/relay/errors.ts'
import { withSession } from '#client/relay/with-session.ts'
import { failureMessages } from '#rules/failure-messages.ts'

/** A file that the server has taken in and keeps for the post that will name it. */
export type UploadedMedia = {
  id: string
  width: number
  height: number
  isAnimated: boolean
  expiresAt: string
}

/** The server's refusal. Of a file that is no good, trying again makes none better. */
export class UploadRefusedError extends Error {
  override readonly name = 'UploadRefusedError'
  readonly isFinal: boolean

  constructor(status: number, message: string) {
    super(message)
    this.isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429
  }
}

export type UploadOptions = {
  /** Ends the request itself, wherever it is. */
  signal: AbortSignal
  /** Of the bytes sent: 0 to 1. */
  onProgress: (share: number) => void
  /** Where on the server an upload that was cut goes on; kept for as long as the file itself is. */
  address: { read: () => string | null; keep: (url: string | null) => void }
}

export type Answer = { status: number; text: string }

/** Bytes that are sent sooner than an upload of several requests is begun. */
const ONE_REQUEST_MAX = 1024 * 1024

/** Uploads a file for a post to come. Rejects with a refusal, a `TransportError`, or the signal's reason. */
export async function uploadFile(file: File, options: UploadOptions): Promise<UploadedMedia> {
  const { status, text } = await withSession(
    () => (file.size <= ONE_REQUEST_MAX ? send(file, options) : sendInParts(file, options)),
    (answer) => answer.status === 401,
  )
  const body = read(text)
  if (status < 300 && isRecord(body) && isMedia(body['media'])) return body['media']
  const message = isRecord(body) && typeof body['message'] === 'string' ? body['message'] : undefined
  throw new UploadRefusedError(status, message ?? failureMessages.httpError(status))
}

/** Nobody waits for it: what no post takes is removed by itself, a day later. */
export function forgetUpload({ id }: UploadedMedia): void {
  remove(`/api/v1/media/${id}`)
}

/** The same of one that is cancelled on its way. */
export function endUpload(address: string): void {
  remove(address, { 'Tus-Resumable': '1.0.0' })
}

function remove(url: string, headers: Record<string, string> = {}): void {
  fetch(url, { method: 'DELETE', credentials: 'same-origin', keepalive: true, headers }).catch(
    () => undefined,
  )
}

/** Only for large files is its code worth fetching. */
async function sendInParts(file: File, options: UploadOptions): Promise<Answer> {
  const parts = await import('./upload-in-parts.ts').catch((error: unknown) => {
    throw connectionError(error)
  })
  return parts.sendInParts(file, options)
}

/** Not by `fetch`, which tells nothing of how far it is with what it sends. */
function send(file: File, { signal, onProgress }: UploadOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.append('file', file)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }))
    request.addEventListener('error', () => reject(connectionError(undefined)))
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', '/api/v1/media')
    request.send(form)
  })
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isMedia(value: unknown): value is UploadedMedia {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['width'] === 'number' &&
    typeof value['height'] === 'number' &&
    typeof value['isAnimated'] === 'boolean' &&
    typeof value['expiresAt'] === 'string'
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
