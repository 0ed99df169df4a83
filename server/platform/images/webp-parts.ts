import { open } from 'node:fs/promises'
import { IMAGE_MAX_FRAMES } from '#rules/limits.ts'

/** Frames, plus the chunks for canvas, color profile, animation and metadata (RFC 9649, section 2.7), and a margin. */
const PARTS_MAX = IMAGE_MAX_FRAMES + 10
const [FILE_HEADER, PART_HEADER] = [12, 8]

/** Must be called before libvips opens the file, which takes hours for a million frames and cannot be aborted. */
export async function hasTooManyParts(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const header = Buffer.alloc(FILE_HEADER)
    const read = (offset: number) => handle.read(header, 0, FILE_HEADER, offset)
    await read(0)
    if (header.toString('latin1', 0, 4) !== 'RIFF' || header.toString('latin1', 8) !== 'WEBP') return false
    let offset = FILE_HEADER
    for (let parts = 0; parts <= PARTS_MAX; parts += 1) {
      const { bytesRead } = await read(offset)
      if (bytesRead < PART_HEADER) return false
      const size = header.readUInt32LE(4)
      offset += PART_HEADER + size + (size % 2)
    }
    return true
  } finally {
    await handle.close()
  }
}
