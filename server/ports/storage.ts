import type { Readable } from 'node:stream'

export type StoredFile = {
  /** Bytes. */
  size: number
  /** All of it, or the bytes from `start` to `end`, both included. */
  read(range?: { start: number; end: number }): Readable
}

/**
 * Where media files lie, under keys such as `image/w_480/<id>.webp`. A key is written once and never changed.
 * Callers build keys from ids and a closed list of names, never from what a request says.
 */
export type Storage = {
  write(key: string, content: Uint8Array | Readable): Promise<void>
  /** Null when there is no such file. */
  open(key: string): Promise<StoredFile | null>
  /** Removing what is not there is no error. */
  remove(keys: readonly string[]): Promise<void>
}
