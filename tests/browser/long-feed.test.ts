import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { longFeedApp } from '#tests/support/long-feed.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { PHONE } from '#tests/support/open-browser.ts'

/** The number of posts to scroll through. Pages load at most every half second. */
const READ = isNightly ? 200 : 100
/** The visible posts and some on both sides. */
const MOST_IN_DOCUMENT = 20

const app = await longFeedApp()
const { openFeed } = await browserSuite(app)
let ben: TestMember
beforeEach(async () => {
  ben = await createMember(app, 'ben')
})

test('feed of two thousand posts renders only posts near the viewport and does not shift while scrolling up', async () => {
  const page = await openFeed(ben, PHONE)
  await page.getByRole('article').first().waitFor()
  expect(await scrollDown(page)).toBeLessThan(MOST_IN_DOCUMENT)
  expect(await largestJumpUpwards(page)).toBeLessThan(2)
})

/** Scrolls down as fast as pages load. Resolves to the maximum number of articles in the document in any frame. */
function scrollDown(page: Page): Promise<number> {
  return page.evaluate(
    (read) =>
      new Promise<number>((resolve) => {
        let most = 0
        const step = () => {
          const articles = [...document.querySelectorAll('article')]
          most = Math.max(most, articles.length)
          window.scrollBy(0, 600)
          if (articles.some((article) => Number(article.ariaPosInSet) >= read)) resolve(most)
          else requestAnimationFrame(step)
        }
        step()
      }),
    READ,
  )
}

/**
 * Scrolls up in steps of 100 pixels. Resolves to the maximum distance in pixels between the expected and the actual position of
 * a visible post one frame later.
 */
function largestJumpUpwards(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const STEP = 100
        let [steps, largest] = [0, 0]
        const tops = () =>
          new Map(
            [...document.querySelectorAll('article')].map((one) => [
              one.ariaPosInSet,
              one.getBoundingClientRect().top,
            ]),
          )
        const step = () => {
          const before = tops()
          window.scrollBy(0, -STEP)
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              for (const [position, top] of tops()) {
                const was = before.get(position)
                if (was !== undefined && top > 0 && top < innerHeight)
                  largest = Math.max(largest, Math.abs(top - was - STEP))
              }
              steps += 1
              if (steps < 60) step()
              else resolve(largest)
            }),
          )
        }
        step()
      }),
  )
}
