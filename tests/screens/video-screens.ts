import type { Page } from 'playwright-core'
import { recordClip } from '../support/videos.ts'
import { changing, objectIn, type JsonObject } from './network.ts'
import type { Screen } from './screen.ts'

const feed = { by: 'member', path: '/m/account/everyone', shows: 'Latest Posts' } as const

/** The demo community has no videos, so one of its images becomes one. */
export const screens: readonly Screen[] = [
  {
    ...feed,
    name: 'feed-video',
    arrange: withVideo(),
    async act(page) {
      await toVideo(page)
      await player(page).getByRole('button', { name: 'Play' }).waitFor()
    },
  },
  {
    ...feed,
    name: 'feed-video-playing',
    isState: true,
    repeats: 'feed-video',
    arrange: withVideo(),
    async act(page) {
      await toVideo(page)
      // The playback position is fixed. Keyboard focus keeps the controls visible.
      await player(page)
        .locator('video')
        .evaluate((video: HTMLVideoElement) => {
          video.playbackRate = 0
        })
      await player(page).getByRole('button', { name: 'Play' }).press(' ')
      await player(page).getByRole('button', { name: 'Pause' }).waitFor()
      await page.waitForFunction(
        () => (document.querySelector('video')?.readyState ?? 0) >= HTMLMediaElement.HAVE_FUTURE_DATA,
      )
    },
  },
  {
    ...feed,
    name: 'feed-video-unreachable',
    isState: true,
    arrange: async (page) => {
      await withVideo()(page)
      await page.route(ADDRESS, (route) => route.abort())
    },
    async act(page) {
      await toVideo(page)
      await page.getByText('This video could not be loaded.').waitFor()
    },
  },
  {
    ...feed,
    name: 'feed-video-processing',
    isState: true,
    arrange: withVideo({ state: 'PROCESSING', sources: [], posterUrl: null, thumbHash: '' }),
    async act(page) {
      await page.getByText('Processing…').scrollIntoViewIfNeeded()
    },
  },
]

const ADDRESS = '**/media/video/clip.mp4'
/** In the aspect ratio of the clip. */
const POSTER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 270 480"><path fill="#3d6e7a" d="M0 0h270v480H0z"/><circle cx="135" cy="240" r="90" fill="#ffcf57"/></svg>',
)}`
let clip: Promise<Blob> | undefined

function withVideo(changes: JsonObject = {}) {
  return async (page: Page): Promise<void> => {
    await changing(/everyoneLoaderQuery/, (data) => makeVideo(objectIn(data, 'feed'), changes))(page)
    clip ??= recordClip({ size: '270x480', seconds: 31, rate: 5 })
    const body = Buffer.from(await (await clip).arrayBuffer())
    await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'video/mp4', body }))
  }
}

/** The id of the first image in the list. */
function makeVideo({ edges }: JsonObject, changes: JsonObject): void {
  if (!Array.isArray(edges)) throw new Error('The list has no edges')
  const posts = edges.map((edge) => objectIn(edge, 'node'))
  const post = posts.find(({ media }) => media && objectIn(media)['__typename'] === 'ImageMedia')
  const picture = objectIn(post, 'media')
  Object.assign(objectIn(post), {
    media: {
      __typename: 'VideoMedia',
      state: 'READY',
      failure: null,
      sources: [{ type: 'video/mp4', url: '/media/video/clip.mp4' }],
      posterUrl: POSTER,
      width: 270,
      height: 480,
      duration: 31,
      altText: 'A test card counts the seconds',
      thumbHash: picture['thumbHash'],
      ...changes,
    },
  })
}

function player(page: Page) {
  return page.getByRole('group', { name: 'Video player' })
}

async function toVideo(page: Page): Promise<void> {
  const article = page.getByRole('article').filter({ has: page.locator('[class*="place"]') })
  await article.evaluate((element) => element.scrollIntoView())
}
