import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMember } from '#tests/support/members.ts'
import { PHONE } from '#tests/support/open-browser.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createPublishedPost } from '#tests/support/published-post.ts'
import { recordClip } from '#tests/support/videos.ts'

const FEED = '/m/account/feed'
/** Longer than any of these tests plays it. */
const SECONDS = 60

const { app, browser, openAs } = await browserSuite()
const ann = await createMember(app, 'ann')

beforeAll(async () => {
  const landscape = await recordClip({ size: '160x90', seconds: SECONDS, rate: 1 })
  const portrait = await recordClip({ size: '90x160', seconds: SECONDS, rate: 1 })
  await createPublishedPost(app, () => ann.post('The portrait', portrait))
  await createPublishedPost(app, () => ann.post('The landscape', landscape))
  for (let number = 1; number <= 5; number += 1) await ann.post(`Above the videos ${number}`)
})

describe('video in the feed', () => {
  test('plays muted while it is in view and is not fetched before', async () => {
    const page = await openFeed(PHONE)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    const isFetched = () => fetched.some((path) => path.startsWith('/media/video/'))
    await post(page, 'Above the videos 5').waitFor()
    expect(isFetched()).toBe(false)

    await scrollTo(post(page, 'The landscape'))
    const landscape = video(page, 'The landscape')
    await untilPlaying(landscape)
    expect(await landscape.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true)
    expect(fetched.filter((path) => path.startsWith('/media/video/'))).toContainEqual(
      expect.stringMatching(/\/f_(?:auto|webm),q_40,w_480,fps_60\//),
    )

    await scrollTo(post(page, 'The portrait'))
    await untilPlaying(video(page, 'The portrait'))
    expect(await isPaused(landscape)).toBe(true)
    await page.evaluate(() => window.scrollTo(0, 0))
    await post(page, 'Above the videos 5').waitFor()
    await page.waitForFunction(() => [...document.querySelectorAll('video')].every(({ paused }) => paused))
  })

  test('hides its controls, pauses when another video plays and supports the keyboard', async () => {
    const page = await openFeed({ viewport: { width: 1280, height: 1400 } }, (opened) =>
      opened.clock.install(),
    )
    // It is not among the server-rendered posts. Before it is there, the page is too short to scroll this far.
    await post(page, 'The portrait').waitFor()
    await scrollTo(post(page, 'The landscape'))
    // Both are in view. The one that came into view first plays.
    const [first, second] = await Promise.race([
      untilPlaying(video(page, 'The landscape')).then(() => ['The landscape', 'The portrait'] as const),
      untilPlaying(video(page, 'The portrait')).then(() => ['The portrait', 'The landscape'] as const),
    ])
    await expectControlsToHide(page, first)
    const controls = post(page, second).getByRole('group', { name: 'Video player' })
    await controls.getByRole('button', { name: 'Play' }).click()
    const another = video(page, second)
    await untilPlaying(another)
    expect(await isPaused(video(page, first))).toBe(true)

    await controls.getByRole('button', { name: 'Pause' }).press(' ')
    const slider = controls.getByRole('slider', { name: 'Seek' })
    await slider.press('Home')
    await slider.press('PageUp')
    await slider.press('PageUp')
    await slider.press('ArrowLeft')
    await controls.getByText(`0:19 / 1:00`).waitFor()
    expect(await slider.getAttribute('aria-valuetext')).toBe('0:19 of 1:00')
    expect(await another.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeCloseTo(19, 1)

    await slider.press('m')
    await controls.getByRole('button', { name: 'Unmute' }).waitFor()
    await slider.press('m')
    await controls.getByRole('button', { name: 'Mute' }).waitFor()
    await slider.press('f')
    await controls.getByRole('button', { name: 'Exit fullscreen' }).waitFor()
    await slider.press('f')
    await controls.getByRole('button', { name: 'Fullscreen' }).waitFor()
  })

  async function expectControlsToHide(page: Page, text: string): Promise<void> {
    const controls = post(page, text).locator('[data-shown]')
    await page.clock.fastForward(3000)
    await untilOpacity(controls, '0')
    await video(page, text).hover()
    await untilOpacity(controls, '1')
    await page.clock.fastForward(3000)
    await untilOpacity(controls, '0')

    await controls.getByRole('button', { name: 'Unmute' }).focus()
    await page.keyboard.press('Tab')
    await untilOpacity(controls, '1')
    await page.clock.fastForward(10_000)
    expect(await controls.getAttribute('data-shown')).toBe('true')
    expect(await isPaused(video(page, text))).toBe(false)
  }
})

describe('video autoplay', () => {
  test('is off with reduced motion and for a member who disabled it, who can play the video', async () => {
    const page = await openFeed({ ...PHONE, reducedMotion: 'reduce' })
    await expectToWait(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/m/account/settings/video')
    await page.getByLabel('Autoplay videos (muted)').uncheck()
    await page.goto(FEED)
    await expectToWait(page)
    await post(page, 'The landscape').getByRole('button', { name: 'Play' }).click()
    await untilPlaying(video(page, 'The landscape'))
  })

  async function expectToWait(page: Page): Promise<void> {
    await scrollTo(post(page, 'The landscape'))
    const waiting = video(page, 'The landscape')
    await waiting.waitFor()
    // Observers are notified in order of creation, so the player's own has been notified before.
    await waiting.evaluate(
      (element) =>
        new Promise((resolve) => {
          new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(null), {
            threshold: 0.5,
          }).observe(element)
        }),
    )
    expect(await isPaused(waiting)).toBe(true)
  }
})

test('video and player script that fail to load show an error and load after a retry', async () => {
  const [script, media] = ['**/assets/VideoPlayer-*.js', '**/media/video/**']
  const page = await openFeed(PHONE, async (opened) => {
    await opened.route(script, (route) => route.abort())
    await opened.route(media, (route) => route.abort())
    // Otherwise the app would reload the page for a missing script, as after a deployment.
    await opened.addInitScript(`sessionStorage.setItem('last-reload', Date.now())`)
  })
  const landscape = post(page, 'The landscape')
  const error = landscape.getByText('This video could not be loaded.')
  await scrollTo(landscape)
  await error.waitFor()
  await page.unroute(script)
  const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('/media/video/'))
  await landscape.getByRole('button', { name: 'Try again' }).click()
  await missing
  await error.waitFor()
  await page.unroute(media)
  await landscape.getByRole('button', { name: 'Try again' }).click()
  await untilPlaying(video(page, 'The landscape'))
  expect(() => browser.expectNoErrors()).toThrow('ERR_FAILED')
})

/** A signed-in window. It does not prefer reduced motion unless `device` says so. */
async function openFeed(device: BrowserContextOptions, arrange?: (page: Page) => Promise<unknown>) {
  const page = await openAs(ann, { reducedMotion: 'no-preference', ...device })
  await arrange?.(page)
  await page.goto(FEED)
  return page
}

function post(page: Page, text: string): Locator {
  return page.getByRole('article').filter({ hasText: text })
}

function video(page: Page, text: string): Locator {
  return post(page, text).locator('video')
}

/** Scrolls like a reader until the post is at the top. */
async function scrollTo(wanted: Locator): Promise<void> {
  await wanted.evaluate((element) => element.scrollIntoView())
}

async function untilPlaying(wanted: Locator): Promise<void> {
  await wanted.evaluate(
    (element: HTMLVideoElement) =>
      new Promise<void>((resolve) => {
        const look = () => !element.paused && element.currentTime > 0 && resolve()
        element.addEventListener('timeupdate', look)
        look()
      }),
  )
}

function isPaused(wanted: Locator): Promise<boolean> {
  return wanted.evaluate((element: HTMLVideoElement) => element.paused)
}

async function untilOpacity(wanted: Locator, opacity: string): Promise<void> {
  await wanted.evaluate(
    (element, expected) =>
      new Promise<void>((resolve) => {
        const look = () => getComputedStyle(element).opacity === expected && resolve()
        element.addEventListener('transitionend', look)
        look()
      }),
    opacity,
  )
}
