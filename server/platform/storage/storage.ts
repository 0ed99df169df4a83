import type { Readable } from 'node:stream'
import { ServiceUnavailableError } from '#server/platform/service-unavailable-error.ts'

/** The only types of stored files. Browsers render none of them as a document with scripts. */
export type StoredType = 'image/webp' | 'image/png' | 'image/jpeg' | 'video/mp4' | 'video/webm'

export type ByteRange = { start: number; end: number }

export type StorageAddress = {
  url: string
  /** The time for which responses may cache the URL; the URL is valid for longer. */
  seconds: number
}

export type StoredFile = { key: string; writtenAt: Date }

/**
 * Stores media files under keys such as `image/w_480/<id>.webp`. A key is written once and never changed. Callers build
 * keys from ids, hashes and constants, never from input. Rejects with `StorageUnavailableError` while the storage does not respond.
 */
export type Storage = {
  /** Atomic: content that fails leaves no file. A stream is always destroyed. */
  write(key: string, content: Uint8Array | Readable, type: StoredType): Promise<void>
  /** Null if the file does not exist. Callers destroy a stream that they do not read to its end. */
  read(key: string, range?: ByteRange): Promise<Readable | null>
  /** Null if this server serves the files. Does not check whether the file exists. */
  addressOf(key: string): Promise<StorageAddress | null>
  remove(keys: readonly string[]): Promise<void>
  /** All files in any order, as a stream. Concurrent writes and removals may or may not be included. */
  list(): AsyncIterable<StoredFile>
  /** Removes the remains of writes that began before this date and were interrupted. */
  removeUnfinished(before: Date): Promise<void>
}

export class StorageUnavailableError extends ServiceUnavailableError {
  override name = 'StorageUnavailableError'
}
