import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MEDIA_FILE_MAX_BYTES } from '#rules/limits.ts'
import { megabytes } from '#rules/media-rules.ts'
import { messages } from '#rules/messages.ts'
import { FileTooLargeError } from '#server/domain/errors.ts'

/** A file that a request brought, on the disk and not yet believed. Whoever received it removes it. */
export type Upload = { file: string; remove(): Promise<void> }

/**
 * Streams a file to the disk and counts it on the way. Too large a file is read to its end, since the sentence about it
 * says its size, but nothing beyond the limit is kept.
 */
export async function receiveUpload(source: Readable): Promise<Upload> {
  const directory = await mkdtemp(path.join(tmpdir(), 'guffaw-upload-'))
  const remove = () => rm(directory, { recursive: true, force: true })
  const file = path.join(directory, 'file')
  try {
    const counted = countBytes()
    await pipeline(source, counted.stream, createWriteStream(file))
    if (counted.bytes() > MEDIA_FILE_MAX_BYTES) {
      throw new FileTooLargeError(messages.fileTooLarge(megabytes(counted.bytes())))
    }
    return { file, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

export async function isEmptyUpload(upload: Upload): Promise<boolean> {
  return (await stat(upload.file)).size === 0
}

function countBytes(): { stream: Transform; bytes(): number } {
  let total = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length
      if (total > MEDIA_FILE_MAX_BYTES) done()
      else done(null, chunk)
    },
  })
  return { stream, bytes: () => total }
}
