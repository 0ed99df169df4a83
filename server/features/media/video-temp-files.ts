import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { renditionKey } from './media-files.ts'
import { waitForStorage } from '#server/platform/storage/wait-for-storage.ts'

/** Creates a directory beside the uploads, where a sweep removes the files of killed processes. */
export async function withTempDirectory<Result>(
  { uploadDirectory }: Dependencies,
  work: (directory: string) => Promise<Result>,
): Promise<Result> {
  const directory = await mkdtemp(path.join(uploadDirectory, 'video-'))
  try {
    return await work(directory)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

export async function fetchRendition(
  { storage }: Dependencies,
  {
    mediaId,
    name,
    directory,
    signal,
  }: { mediaId: string; name: string; directory: string; signal: AbortSignal },
): Promise<string> {
  const file = path.join(directory, 'source')
  // The job waits while the storage is unavailable.
  await waitForStorage(signal, async () => {
    const content = await storage.read(renditionKey(mediaId, name))
    if (!content) throw new Error(`The storage has no rendition ${name} of the video ${mediaId}`)
    await pipeline(content, createWriteStream(file, { mode: 0o600 }))
  })
  return file
}
