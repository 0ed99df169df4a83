import { open, type FileHandle } from 'node:fs/promises'

/** Phones store the location and the camera in these boxes of MP4 files. */
const METADATA = new Set(['udta', 'meta', 'uuid'])
const CONTAINERS = new Set(['moov', 'trak'])
/** A real file has a few dozen. */
const MAX_BOXES = 10_000

/** Replaces the metadata of an MP4 file by free space, so that all positions in the file stay correct. */
export async function eraseMetadata(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await eraseBoxes(handle, (await handle.stat()).size)
  } finally {
    await handle.close()
  }
}

async function eraseBoxes(handle: FileHandle, fileSize: number): Promise<void> {
  const header = Buffer.alloc(16)
  let position = 0
  for (let count = 0; count < MAX_BOXES && position + 8 <= fileSize; count += 1) {
    await handle.read(header, 0, header.length, position)
    const type = header.toString('latin1', 4, 8)
    const shortSize = header.readUInt32BE(0)
    const headerSize = shortSize === 1 ? 16 : 8
    // The size 1 means that a longer one follows, and 0 that the box is the last one.
    const declared = shortSize === 1 ? Number(header.readBigUInt64BE(8)) : shortSize || Infinity
    const size = Math.min(declared, fileSize - position)
    if (size < headerSize) return
    if (METADATA.has(type)) {
      await handle.write(Buffer.alloc(size - headerSize), 0, size - headerSize, position + headerSize)
      await handle.write('free', position + 4)
    }
    position += CONTAINERS.has(type) ? headerSize : size
  }
}
