import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { joinCommunity, type TestMember } from '../support/community.ts'
import { fillFeed } from '../support/long-feed.ts'
import { openBrowser, PHONE, type TestBrowser } from '../support/open-browser.ts'
import { signIn } from '../support/sign-in.ts'
import { startTestApp, type TestApp } from '../support/start-app.ts'

const POSTS = 2_000
/** So many are read: half a second has to pass between two pages. */
const READ = 200
/** What a window shows, and a few on either side. */
const MOST_IN_DOCUMENT = 20

let app: TestApp
let browser: TestBrowser
let ann: TestMember
let ben: TestMember

beforeAll(async () => {
  app = await startTestApp()
  browser = await openBrowser(app.url)
  ann = await joinCommunity(app, 'ann')
  ben = await joinCommunity(app, 'ben')
  await fillFeed(app, ann.username, POSTS)
})
afterEach(() => browser.expectNoErrors())
afterAll(async () => {
  await browser.close()
  await app.stop()
})

test('feed of two thousand posts renders only posts near the viewport and does not shift while scrolling up', async () => {
  const page = await signIn(browser, ben, PHONE)
  await page.getByRole('article').first().waitFor()
  expect(await scrollDown(page)).toBeLessThan(MOST_IN_DOCUMENT)
  expect(await largestJumpUpwards(page)).toBeLessThan(2)
})

/** As fast as pages come. Resolves to the most articles that were in the document in any frame. */
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
 * Up again in steps of a hundred pixels. Resolves to the most pixels that a post which stayed on the screen was, one frame
 * later, away from where the step should have brought it.
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
