import { connectionError, isRecord } from '#client/relay/errors.ts'
import { withSession } from '#client/relay/with-session.ts'
import { failureMessages } from '#rules/failure-messages.ts'
import type { ConversionOptions } from './convert-video.ts'
import type { UploadOptions } from './tus-upload.ts'

/** An uploaded file. The server deletes it at `expiresAt` unless a post uses it. */
export type UploadedMedia = {
  id: string
  width: number
  height: number
  isAnimated: boolean
  expiresAt: string
}

/** The status of the server's refusals of files. */
const UNSUPPORTED_MEDIA_TYPE = 415

/** `isFinal`: the server will not accept this file, so trying again is pointless. */
export class UploadRefusedError extends Error {
  override readonly name = 'UploadRefusedError'
  readonly isFinal: boolean

  constructor(status: number, message: string) {
    super(message)
    this.isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429
  }
}

/** Rejects with an `UploadRefusedError`, a `TransportError`, or the signal's reason. */
export async function uploadFile(file: File, options: UploadOptions): Promise<UploadedMedia> {
  // Loaded with the first file.
  const { sendFile } = await import('./tus-upload.ts').catch((error: unknown) => {
    throw connectionError(error)
  })
  const { status, text } = await withSession(
    () => sendFile(file, options),
    (response) => response.status === 401,
  )
  const body = parseJson(text)
  if (status < 300 && isRecord(body) && isMedia(body['media'])) return body['media']
  const message = isRecord(body) && typeof body['message'] === 'string' ? body['message'] : undefined
  throw new UploadRefusedError(status, message ?? failureMessages.httpError(status))
}

/** Rejects with an `UploadRefusedError`, a `TransportError`, or the signal's reason. */
export async function convertVideo(file: File, options: ConversionOptions): Promise<File> {
  // Loaded with the first video that needs it.
  const { convertToMp4 } = await import('./convert-video.ts').catch((error: unknown) => {
    throw connectionError(error)
  })
  options.signal.throwIfAborted()
  return convertToMp4(file, options).catch(() => {
    options.signal.throwIfAborted()
    throw new UploadRefusedError(
      UNSUPPORTED_MEDIA_TYPE,
      'This video could not be converted to MP4. Please choose an MP4 or WebM file.',
    )
  })
}

/** Does not wait for the response, because the server also deletes unused files after a day. */
export function deleteMedia({ id }: UploadedMedia): void {
  sendDelete(`/api/v1/media/${id}`)
}

/** Deletes an incomplete upload. */
export function deleteUpload(url: string): void {
  sendDelete(url, { 'Tus-Resumable': '1.0.0' })
}

function sendDelete(url: string, headers: Record<string, string> = {}): void {
  fetch(url, { method: 'DELETE', credentials: 'same-origin', keepalive: true, headers }).catch(
    () => undefined,
  )
}

function parseJson(text: string): unknown {
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
