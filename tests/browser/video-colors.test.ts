import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createMember } from '#tests/support/members.ts'
import { openWorkerBrowser } from '#tests/support/browser-suite.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { createPublishedPost } from '#tests/support/published-post.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { waitForVideoJobs } from '#tests/support/video-jobs.ts'
import { BARS, recordBars } from '#tests/support/videos.ts'

/** The tolerance of a channel, 0 to 255. HDR conversion changes bright blue by 14; a wrong matrix changes green by 25 or more. */
const TOLERANCE = 20
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast']
const HEVC = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none', '-tag:v', 'hvc1']
const VP9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8']

const UNTOLD = 'setparams=colorspace=unknown:color_primaries=unknown:color_trc=unknown'
const like = (matrix: string, pixels: string) => `scale=out_color_matrix=${matrix},format=${pixels},${UNTOLD}`
/** `white`: the luminance of a white pixel in cd/m². */
const bright = (transfer: string, white = 203) =>
  [
    'setparams=color_primaries=bt709:color_trc=bt709:colorspace=gbr',
    'zscale=t=linear:npl=203',
    'format=gbrpf32le',
    'zscale=p=bt2020',
    `zscale=t=${transfer}:m=bt2020nc:r=tv:npl=${white}`,
    'format=yuv420p10le',
  ].join(',')

const app = await sharedApp()
const browser = await openWorkerBrowser(app.url)
const ann = await createMember(app, 'ann')
let page: Page
beforeAll(async () => {
  page = await browser.open()
  await page.goto('/')
})
afterEach(() => browser.expectNoErrors())
afterAll(() => browser.close())

const VIDEOS = [
  ['that is remuxed without color properties', 'mp4', like('bt709', 'yuv420p'), H264],
  ['as WebM without color properties', 'webm', like('bt601', 'yuv420p'), VP9],
  ['in HLG from a phone', 'mp4', bright('arib-std-b67'), HEVC],
] as const
const MORE_VIDEOS = [
  ['that is transcoded without color properties', 'mp4', like('bt709', 'yuv444p'), H264],
  ['in HDR10', 'mp4', bright('smpte2084'), HEVC],
] as const

test.for([...VIDEOS, ...(isNightly ? MORE_VIDEOS : [])])(
  'video %s has the same colors in each rendition and its poster',
  async ([, format, look, codec]) => {
    const clip = await recordBars(format, look, [...codec])
    const id = await createPublishedPost(app, () => ann.post('Bars', clip))
    await waitForVideoJobs(app)
    const forms = await formsOf(id)
    expect(forms.length).toBeGreaterThanOrEqual(3)
    for (const form of forms) {
      const seen = await lookAt(form)
      for (const [index, bar] of BARS.entries())
        for (const [part, value] of bar.entries())
          expect(Math.abs((seen[index]?.[part] ?? NaN) - value), `${form}: ${seen.join(' ')}`).toBeLessThan(
            TOLERANCE,
          )
    }
  },
)

test('HDR highlights are tone-mapped without clipping', async () => {
  const clip = await recordBars('mp4', bright('smpte2084', 800), [...HEVC])
  const id = await createPublishedPost(app, () => ann.post('Bright bars', clip))
  await waitForVideoJobs(app)
  for (const form of await formsOf(id)) {
    const [red = [], green = [], blue = [], orange = []] = await lookAt(form)
    for (const color of [red, green, blue, orange]) {
      const brightest = Math.max(...color)
      expect(brightest, `${form}: ${color.join(' ')}`).toBeGreaterThan(215)
      expect(brightest, `${form}: ${color.join(' ')}`).toBeLessThan(252)
    }
  }
})

async function formsOf(id: string): Promise<string[]> {
  const { data } = await ann.graphql.send(
    `query ($id: UUID!) { post(id: $id) { media { ... on VideoMedia {
      poster reduced: sources(width: 480) { url } full: sources { url }
    } } } }`,
    { id },
  )
  const { poster, reduced, full } = Object(data).post.media
  return [poster, ...[...reduced, ...full].map(({ url }) => url)]
}

/** The colour in the middle of each bar as the browser renders it. */
async function lookAt(url: string): Promise<number[][]> {
  return page.evaluate(
    async ({ source, bars }) => {
      const element = source.endsWith('.webp') ? new Image() : document.createElement('video')
      const shown = new Promise((resolve, reject) => {
        if (element instanceof HTMLVideoElement) element.requestVideoFrameCallback(resolve)
        else element.addEventListener('load', resolve)
        element.addEventListener('error', () => reject(new Error(`${source} cannot be shown`)))
      })
      element.src = source
      document.body.append(element)
      await shown
      const [width, height] = [40 * bars, 40]
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('There is no canvas')
      context.drawImage(element, 0, 0, width, height)
      element.remove()
      return Array.from({ length: bars }, (_, bar) => [
        ...context.getImageData(40 * bar + 20, height / 2, 1, 1).data.subarray(0, 3),
      ])
    },
    { source: url, bars: BARS.length },
  )
}
