import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MEDIA_FILE_MAX_BYTES } from '#rules/limits.ts'
import { megabytes } from '#rules/media-rules.ts'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { FileTooLargeError, ValidationError } from '#server/platform/refusals.ts'

/** The content is not verified yet. The code that receives the upload removes it. */
export class Upload {
  readonly file: string

  constructor(file: string) {
    this.file = file
  }

  async digest(): Promise<string> {
    const hash = createHash('sha256')
    await pipeline(createReadStream(this.file), hash)
    return hash.digest('hex')
  }

  async byteSize(): Promise<number> {
    return (await stat(this.file)).size
  }

  async remove(): Promise<void> {
    await rm(this.file, { force: true })
  }
}

export async function receiveUpload(
  { uploadDirectory, metrics }: Pick<Dependencies, 'uploadDirectory' | 'metrics'>,
  source: Readable,
): Promise<Upload | InstanceType<typeof FileTooLargeError>> {
  const upload = new Upload(path.join(uploadDirectory, randomUUID()))
  const target = createWriteStream(upload.file, { mode: 0o600 })
  try {
    await pipeline(source, limitBytes(), target)
  } catch (error) {
    // An open stream could still create the file after its removal.
    if (!target.closed) await new Promise<void>((resolve) => target.once('close', resolve))
    await upload.remove()
    if (error instanceof FileTooLargeError) {
      metrics.count('uploads_total', { outcome: 'refused' })
      return error
    }
    // Errors of the file system have a code; a truncated form has none.
    if (error instanceof Error && 'code' in error) throw error
    throw new ValidationError([{ path: '', message: messages.formMalformed }])
  }
  return upload
}

export async function countUpload<Result>(
  { metrics }: Dependencies,
  upload: Upload,
  store: () => Promise<Result>,
): Promise<Result> {
  try {
    const bytes = await upload.byteSize()
    const result = await store()
    metrics.count('uploads_total', { outcome: 'accepted' })
    metrics.count('upload_bytes_total', {}, bytes)
    return result
  } catch (error) {
    metrics.count('uploads_total', { outcome: 'refused' })
    throw error
  }
}

function limitBytes(): Transform {
  let total = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length
      // The total size is unknown, because reading stops here.
      if (total > MEDIA_FILE_MAX_BYTES)
        done(new FileTooLargeError(messages.fileTooLarge(megabytes(MEDIA_FILE_MAX_BYTES + 1))))
      else done(null, chunk)
    },
  })
}
