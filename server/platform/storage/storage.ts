import type { Readable } from 'node:stream'
import { ServiceUnavailableError } from '#server/platform/service-unavailable-error.ts'

/** All that is ever stored. Each is shown by browsers as what it is, and none can hold a script. */
export type StoredType = 'image/webp' | 'video/mp4' | 'video/webm'

/** Bytes, both included. */
export type ByteRange = { start: number; end: number }

/** Where anyone can fetch a file from the storage itself. */
export type StorageAddress = {
  url: string
  /** How long it can be handed on: it is good for a while longer. */
  seconds: number
}

export type StoredFile = { key: string; writtenAt: Date }

/**
 * Where media files lie, under keys such as `image/w_480/<id>.webp`. A key is written once and never changed.
 * Callers build keys from ids and a closed list of names, never from what a request says.
 * What fails because the storage is away rejects with `StorageAwayError`.
 */
export type Storage = {
  /** Whole or not at all: content that ends in an error leaves nothing that could be read. A stream is ended either way. */
  write(key: string, content: Uint8Array | Readable, type: StoredType): Promise<void>
  /** All of it, or a part of it that there is. Null when there is no such file. Destroy it unless it is read to its end. */
  read(key: string, range?: ByteRange): Promise<Readable | null>
  /** Null when files leave through this server only. Whether there is such a file is not asked. */
  addressOf(key: string): Promise<StorageAddress | null>
  /** Removing what is not there is no error. */
  remove(keys: readonly string[]): Promise<void>
  /** All that there are, in no order and a few in memory at a time; what is written or removed meanwhile may be among them. */
  list(): AsyncIterable<StoredFile>
  /** Removes what writes left that had begun before, and that were broken off without their process's knowing. */
  removeUnfinished(before: Date): Promise<void>
}

/** The storage does not answer; later it may. */
export class StorageUnavailableError extends ServiceUnavailableError {
  override name = 'StorageAwayError'
}
