import { createReadStream } from 'node:fs'

/** Most programs write 40 MB of pixels as 5,000 chunks. */
const CHUNKS_MAX = 50_000
const COMPRESSED_TEXTS_MAX = 100
const COMPRESSED_TEXT_TYPES = new Set(['zTXt', 'iTXt'])
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Bytes of a chunk's length and type. Its content and a checksum follow (PNG, section 5.3). */
const [CHUNK_HEADER, CHECKSUM] = [8, 4]

/** libpng reads each chunk whenever the image is opened, and decompresses text: 40 MB of chunks take seconds. */
export async function hasTooManyChunks(file: string): Promise<boolean> {
  let [chunks, compressedTexts] = [0, 0]
  let [bytes, isFirst, skip] = [Buffer.alloc(0), true, SIGNATURE.length]
  for await (const piece of createReadStream(file)) {
    bytes = Buffer.concat([bytes, piece])
    if (isFirst && !bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false
    isFirst = false
    for (; skip + CHUNK_HEADER <= bytes.length; skip += CHUNK_HEADER + bytes.readUInt32BE(skip) + CHECKSUM) {
      chunks += 1
      if (COMPRESSED_TEXT_TYPES.has(bytes.toString('latin1', skip + 4, skip + CHUNK_HEADER)))
        compressedTexts += 1
    }
    if (chunks > CHUNKS_MAX || compressedTexts > COMPRESSED_TEXTS_MAX) return true
    const done = Math.min(skip, bytes.length)
    bytes = bytes.subarray(done)
    skip -= done
  }
  return false
}
