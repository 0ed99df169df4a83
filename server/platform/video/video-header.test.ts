import { describe, expect, test } from 'vitest'
import { readHeader } from './video-header.ts'

const PHONE = `Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'a.mp4':
  Metadata:
    title           :   Stream #0:0: Video: h264 (Main), yuv420p, 9x9
                    :   Stream #0:9: Audio: aac
  Duration: 00:01:02.50, start: 0.000000, bitrate: 2696 kb/s
  Stream #0:0[0x1](eng): Video: h264 (High) (avc1 / 0x31637661), yuv420p(tv, bt709, progressive), 1920x1080, 1641 kb/s, 24 fps, 24 tbr, 57600 tbn (default)
    Metadata:
      handler_name    : Phone
    Side data:
      displaymatrix: rotation of -90.00 degrees
  Stream #0:1[0x2](eng): Audio: aac (LC) (mp4a / 0x6134706D), 48000 Hz, stereo, fltp, 128 kb/s (default)
Output #0, null, to 'pipe:':
  Stream #0:0(eng): Video: h264 (High), yuv420p, 7x7, q=2-31
Stream mapping:
frame=   45 fps=0.0 q=-1.0 Lsize=N/A time=00:00:02.00 bitrate=N/A speed=3.51e+03x
`
const PLAYABLE = PHONE.replace(/ {4}Side data:\n.*\n/, '')

describe("ffmpeg's description of a video", () => {
  test('yields the displayed size and the duration', () => {
    expect(readHeader(PHONE)).toEqual({
      width: 1080,
      height: 1920,
      durationMs: 62_500,
      hasAlpha: null,
      colors: { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709', specified: 'all' },
      isProgressive: true,
      isPlayable: false,
    })
  })

  test('detects a video that can be kept', () => {
    expect(readHeader(PLAYABLE)).toMatchObject({ width: 1920, height: 1080, isPlayable: true })
  })

  test.for([
    ['another codec', 'Video: h264 (High)', 'Video: hevc (Main)'],
    ['a bit depth of ten', 'Video: h264 (High)', 'Video: h264 (High 10)'],
    ['full range', 'yuv420p(tv', 'yuvj420p(pc'],
    ['4:4:4 chroma', 'yuv420p(tv', 'yuv444p(tv'],
    ['interlaced frames', 'bt709, progressive', 'bt709, top first'],
    ['an unknown field order', 'bt709, progressive', 'bt709'],
    ['HDR', 'tv, bt709', 'tv, bt2020nc/bt2020/arib-std-b67'],
    ['incomplete color properties', 'tv, bt709', 'tv, bt709/unknown/unknown'],
    ['120 frames a second', '24 fps', '120 fps'],
    ['non-square pixels', '1920x1080,', '1920x1080 [SAR 4:3 DAR 64:27],'],
    ['surround sound', 'stereo', '5.1'],
    ['another audio codec', 'Audio: aac (LC)', 'Audio: mp3'],
    ['another AAC profile', 'aac (LC)', 'aac (HE-AAC)'],
    [
      'mirroring',
      '57600 tbn (default)',
      '57600 tbn (default)\n    Side data:\n      displaymatrix: rotation of -0.00 degrees',
    ],
  ] as const)('does not keep a video that has %s', ([, from, to]) => {
    expect(readHeader(PLAYABLE.replace(from, to))?.isPlayable).toBe(false)
  })

  test.for([
    ['silent', 'yuv420p(tv, progressive)'],
    ['silent except for progressive frames', 'yuv420p(progressive)'],
    ['silent without brackets', 'yuv420p'],
  ] as const)('can be %s about its colors', ([, pixels]) => {
    const unspecified = PLAYABLE.replace('yuv420p(tv, bt709, progressive)', pixels)
    const hd = { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709', specified: 'none' }
    expect(readHeader(unspecified)?.colors).toEqual(hd)
    const small = unspecified.replace('1920x1080', '1278x718')
    expect(readHeader(small)?.colors).toEqual({ ...hd, matrix: 'smpte170m' })
  })

  test('keeps the given color properties and completes them', () => {
    const colors = (properties: string) => readHeader(PLAYABLE.replace('bt709', properties))?.colors
    const some = { primaries: 'bt709', transfer: 'bt709', specified: 'some' }
    expect(colors('bt470bg/unknown/unknown')).toEqual({ ...some, matrix: 'bt470bg' })
    expect(colors('gbr/unknown/iec61966-2-1')).toEqual({
      ...some,
      matrix: 'bt709',
      transfer: 'iec61966-2-1',
    })
    expect(colors('bt709/bt709/bt709,movie=passwd')).toEqual({ ...some, matrix: 'bt709' })
    expect(colors('bt2020nc/unknown/unknown')).toEqual({ ...some, matrix: 'bt2020nc', primaries: 'bt2020' })
  })

  test('makes pixels square', () => {
    const wide = PLAYABLE.replace('1920x1080,', '1440x1080 [SAR 4:3 DAR 16:9],')
    expect(readHeader(wide)).toMatchObject({ width: 1920, height: 1080 })
  })

  test('yields the duration of recordings without one in the header', () => {
    expect(readHeader(PLAYABLE.replace(/Duration: [\d:.]+/, 'Duration: N/A'))?.durationMs).toBe(2000)
  })

  test('detects transparency', () => {
    const webm = `Input #0, matroska,webm, from 'a.webm':
  Duration: 00:00:01.00, start: 0.000000, bitrate: 70 kb/s
  Stream #0:0: Video: vp9 (Profile 0), yuv420p(tv, progressive), 320x240, SAR 1:1 DAR 4:3, 30 fps, 30 tbr, 1k tbn
    Metadata:
      alpha_mode      : 1
`
    const seen = { width: 320, height: 240, hasAlpha: 'vp9', isPlayable: false }
    expect(readHeader(webm)).toMatchObject(seen)
    // Newer versions of ffmpeg indent it further.
    expect(readHeader(webm.replace('      alpha_mode', '        alpha_mode'))).toMatchObject(seen)
  })

  test('yields null without a video stream', () => {
    expect(readHeader('a.mp4: Invalid data found when processing input')).toBeNull()
    const cover = PLAYABLE.replace('(default)', '(attached pic)')
    expect(readHeader(cover)).toBeNull()
  })
})
