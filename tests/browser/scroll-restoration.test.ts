import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { longFeedApp } from '#tests/support/long-feed.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { DESKTOP, PHONE } from '#tests/support/open-browser.ts'

const app = await longFeedApp()
const { openFeed } = await browserSuite(app)
let ann: TestMember
let ben: TestMember
beforeEach(async () => {
  ann = await createMember(app, 'ann')
  ben = await createMember(app, 'ben')
})

test.each([['a phone', PHONE], ...(isNightly ? [['a desktop', DESKTOP] as const] : [])] as const)(
  'on %s, the scroll position deep in the feed is restored, and new posts do not move the page',
  async (_, device) => {
    const page = await readDeeply(device)
    const before = await firstPost(page)
    const author = page.getByRole('article').filter({ hasText: before.text }).getByRole('link').first()
    await author.locator('img').click()
    await page.waitForURL('**/profile/**')
    await page.getByRole('heading', { name: 'User Posts' }).waitFor()
    await page.goBack()
    await expectSamePlace(page, before)

    await page.reload()
    await expectSamePlace(page, before)

    const elsewhere = await openOtherSite()
    await page.goto(elsewhere.url)
    await ann.post(`Breaking news of ${ann.username}`)
    await page.goBack()
    await page.getByRole('button', { name: '1 new post' }).waitFor()
    await expectSamePlace(page, before)
    await elsewhere.close()

    await ann.post(`More news of ${ann.username}`)
    await page.getByRole('button', { name: '2 new posts' }).waitFor()
    await expectSamePlace(page, before)
    await page.getByRole('button', { name: '2 new posts' }).click()
    await page.getByText(`Breaking news of ${ann.username}`).waitFor()
    await page.getByText(`More news of ${ann.username}`).waitFor()
  },
)

test('feed is restored after a reload while the server is unavailable', async () => {
  const page = await openFeed(ben, PHONE)
  await page.getByText(/^Post 1 /).waitFor()
  // Like a proxy without a backend, but without an error in the console.
  await page.route('**/graphql', (route) => route.fulfill({ body: 'Bad gateway' }))
  await page.reload()
  await page.getByText(/^Post 1 /).waitFor()
})

type Seen = { text: string; top: number }

/** Scrolls down several pages. */
async function readDeeply(device: typeof PHONE): Promise<Page> {
  const page = await openFeed(ben, device)
  await page.getByRole('article').first().waitFor()
  await page.mouse.move(400, 400)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 1200)
      return page.getByText(/^Post 4\d\b/).count()
    })
    .toBeGreaterThan(0)
  await atRest(page)
  return page
}

/** The first post whose top is visible, with its position. */
function firstPost(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const article = [...document.querySelectorAll('article')].find(
      (one) => one.getBoundingClientRect().top > 100,
    )
    const text = article?.querySelector('p')?.textContent ?? ''
    return { text, top: article?.getBoundingClientRect().top ?? NaN }
  })
}

async function openOtherSite() {
  const server = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end('<title>Elsewhere</title><link rel="icon" href="data:,">')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The other site has no port')
  return {
    url: `http://localhost:${address.port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Resolves when nothing has moved for ten frames. */
function atRest(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [last, still] = [NaN, 0]
        const look = () => {
          still = window.scrollY === last ? still + 1 : 0
          last = window.scrollY
          if (still >= 10) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
}

/** Checks every frame of the half second after the post appears: it must not move. */
async function expectSamePlace(page: Page, before: Seen): Promise<void> {
  await page.getByText(before.text, { exact: true }).waitFor()
  const tops = await page.evaluate(
    (text) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = []
        const start = performance.now()
        const look = (now: number) => {
          const words = [...document.querySelectorAll('article p')].find((one) => one.textContent === text)
          seen.push(words?.closest('article')?.getBoundingClientRect().top ?? NaN)
          if (now - start < 500) requestAnimationFrame(look)
          else resolve(seen)
        }
        requestAnimationFrame(look)
      }),
    before.text,
  )
  for (const top of tops) expect(Math.abs(top - before.top)).toBeLessThan(2)
}
