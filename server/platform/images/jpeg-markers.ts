import { createReadStream } from 'node:fs'

/** libjpeg takes 512 bytes per segment. 40 MB of random data contain about 10,000 of them. */
const MARKERS_MAX = 50_000
const SIGNATURE = Buffer.from([0xff, 0xd8, 0xff])

/** Decoding 40 MB of empty metadata segments takes 6 GB and 30 seconds. They can also occur between scans. */
export async function hasTooManyMarkers(file: string): Promise<boolean> {
  let count = 0
  let isFirst = true
  for await (const chunk of createReadStream(file)) {
    const bytes: Buffer = chunk
    if (isFirst && !bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false
    isFirst = false
    for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1))
      if (isMetadata(bytes[at + 1])) count += 1
    if (count > MARKERS_MAX) return true
  }
  return false
}

/** APP0 to APP15 (ITU-T T.81, table B.1). */
function isMetadata(code = 0): boolean {
  return code >= 0xe0 && code <= 0xef
}
