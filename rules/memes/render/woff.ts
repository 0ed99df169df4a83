const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const HEADER = 12
const ENTRY = 16

/** Decompresses the tables of a WOFF file into an OpenType file. */
export async function woffToOpenType(woff: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const source = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  const count = source.getUint16(12)
  const directory = new DataView(new ArrayBuffer(HEADER + count * ENTRY))
  directory.setUint32(0, source.getUint32(4))
  directory.setUint16(4, count)
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const entry = WOFF_HEADER + index * WOFF_ENTRY
      const [start, stored, length] = [4, 8, 12].map((field) => source.getUint32(entry + field))
      return inflate(woff.subarray(start, (start ?? 0) + (stored ?? 0)), length ?? 0)
    }),
  )
  let offset = directory.byteLength
  for (const [index, table] of tables.entries()) {
    const [from, to] = [WOFF_HEADER + index * WOFF_ENTRY, HEADER + index * ENTRY]
    directory.setUint32(to, source.getUint32(from))
    directory.setUint32(to + 4, source.getUint32(from + 16))
    directory.setUint32(to + 8, offset)
    directory.setUint32(to + 12, table.length)
    offset += alignedLength(table)
  }
  const font = new Uint8Array(offset)
  font.set(new Uint8Array(directory.buffer))
  let at = directory.byteLength
  for (const table of tables) {
    font.set(table, at)
    at += alignedLength(table)
  }
  return font
}

/** Tables that would not become smaller are stored as they are. */
async function inflate(stored: Uint8Array<ArrayBuffer>, length: number): Promise<Uint8Array> {
  if (stored.length === length) return stored
  const stream = new Blob([stored]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function alignedLength({ length }: Uint8Array): number {
  return Math.ceil(length / 4) * 4
}
