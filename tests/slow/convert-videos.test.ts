import { describe, expect, test } from 'vitest'
import { convertToMp4 } from '#client/uploads/convert-video.ts'
import { decode, isFastStart, makeVideo, recordClip, turn } from '#tests/support/videos.ts'

const PICTURE = ['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=10:duration=0.5', '-pix_fmt', 'yuv420p']
const SOUND = ['-f', 'lavfi', '-i', 'sine=duration=0.5']

// Node.js has no WebCodecs, as browsers without the codecs of phones.
describe('QuickTime file', () => {
  test('becomes an MP4 file with the same streams', async () => {
    const { file, shares } = await convert(await recordClip({ format: 'mov' }))
    expect(file).toMatchObject({ name: 'IMG_1.2.mp4', type: 'video/mp4' })
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
    const { info, errors, bytes } = await decode(file)
    expect(errors).toBe('')
    expect(info).toMatch(/major_brand +: isom/)
    expect(info).toMatch(/Video: h264.*320x240/)
    expect(info).toMatch(/Audio: aac/)
    expect(isFastStart(bytes)).toBe(true)
  })

  test('keeps its rotation', async () => {
    const { file } = await convert(await turn(await recordClip({ format: 'mov' })))
    expect((await decode(file)).info).toMatch(/displaymatrix: rotation of -90/)
  })

  test('loses a sound in a rare format that has an alternative', async () => {
    const maps = ['-map', '0:v', '-map', '1:a', '-map', '1:a', '-c:v', 'libx264']
    const clip = await makeMov([...SOUND, ...maps, '-c:a:0', 'aac', '-c:a:1', 'alac'])
    const { info } = await decode((await convert(clip)).file)
    expect(info.match(/Stream .*Audio: aac/g)).toHaveLength(1)
    expect(info).not.toMatch(/alac/)
  })

  test.for([
    ['only sound in a rare format', () => makeMov([...SOUND, '-c:v', 'libx264', '-c:a', 'alac'])],
    ['picture in a rare format', () => makeMov([...SOUND, '-c:v', 'mjpeg', '-c:a', 'aac'])],
    ['other content', async () => new Blob(['x'.repeat(5000)])],
  ] as const)('with %s is not converted', async ([, make]) => {
    await expect(convert(await make())).rejects.toThrow(/streams|format/)
  })

  test('is not converted after the cancellation', async () => {
    const clip = await recordClip({ format: 'mov' })
    await expect(convert(clip, 0.5)).rejects.toThrow(/cancel/i)
  })
})

async function convert(clip: Blob, abortAt = Infinity) {
  const aborter = new AbortController()
  const shares: number[] = []
  const original = new File([clip], 'IMG_1.2.MOV', { type: 'video/quicktime' })
  const onProgress = (share: number) => {
    shares.push(share)
    if (share >= abortAt) aborter.abort()
  }
  return { file: await convertToMp4(original, { signal: aborter.signal, onProgress }), shares }
}

function makeMov(options: string[]): Promise<Blob> {
  const [source, pixels] = [PICTURE.slice(0, 4), PICTURE.slice(4)]
  return makeVideo('mov', [...source, ...options, ...pixels])
}
