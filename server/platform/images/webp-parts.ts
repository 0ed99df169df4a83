import { open } from 'node:fs/promises'
import { IMAGE_MAX_FRAMES } from '#rules/limits.ts'

/** Beside its frames a WebP has its canvas, its profile, the way it moves, and metadata (RFC 9649, section 2.7); and some room. */
const PARTS_MAX = IMAGE_MAX_FRAMES + 10
/** Bytes of what stands before the first part, and at the beginning of each. */
const [FILE_HEADER, PART_HEADER] = [12, 8]

/**
 * Whether a file is a WebP of more parts than an allowed one has. To be asked before libvips opens it: that looks for each
 * frame from the first one on, which for a million of them takes hours, and cannot be broken off.
 */
export async function hasTooManyParts(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const header = Buffer.alloc(FILE_HEADER)
    const read = (place: number) => handle.read(header, 0, FILE_HEADER, place)
    await read(0)
    if (header.toString('latin1', 0, 4) !== 'RIFF' || header.toString('latin1', 8) !== 'WEBP') return false
    let place = FILE_HEADER
    for (let parts = 0; parts <= PARTS_MAX; parts += 1) {
      const { bytesRead } = await read(place)
      if (bytesRead < PART_HEADER) return false
      const size = header.readUInt32LE(4)
      place += PART_HEADER + size + (size % 2)
    }
    return true
  } finally {
    await handle.close()
  }
}
