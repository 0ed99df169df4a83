import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createGate } from '#tests/support/gate.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { DESKTOP, PHONE } from '#tests/support/open-browser.ts'
import { drawPicture } from '#tests/support/pictures.ts'

/** The open subscriptions of a feed: posts, notifications, blocks, and the cards. */
const SUBSCRIPTIONS = 4

const { app, openAs, openFeed } = await browserSuite()
let ann: TestMember
let ben: TestMember
beforeEach(async () => {
  ann = await createMember(app, 'ann')
  ben = await createMember(app, 'ben')
})

test('meme posted in one browser appears in another, is liked there and disappears from both when deleted', async () => {
  await ben.post('Something to scroll to')
  const annsPage = await openFeed(ann, DESKTOP)
  const bensPage = await openFeed(ben, PHONE)
  await app.untilWatchers(2 * SUBSCRIPTIONS)

  await annsPage.getByLabel('Text of your post').fill('When the build is green #monday')
  await annsPage.getByLabel('Image or video file').setInputFiles({
    name: 'meme.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await (await drawPicture()).arrayBuffer()),
  })
  await annsPage.getByRole('button', { name: 'Post', exact: true }).click()

  // No page is reloaded from here on.
  const annsPost = annsPage.getByRole('article').filter({ hasText: 'When the build is green' })
  const bensPost = bensPage.getByRole('article').filter({ hasText: 'When the build is green' })
  await annsPost.waitFor()
  await bensPost.waitFor()
  await bensPost.getByRole('img').first().waitFor()
  expect(await annsPost.count()).toBe(1)

  await bensPost.getByRole('button', { name: 'Like', exact: true }).click()
  await expectReaction(bensPost.getByRole('button', { name: 'Like', exact: true }), true, '1')
  await bensPost.getByRole('button', { name: 'Dislike' }).click()
  await expectReaction(bensPost.getByRole('button', { name: 'Like', exact: true }), false, '0')
  await expectReaction(bensPost.getByRole('button', { name: 'Dislike' }), true, '1')
  await bensPost.getByRole('button', { name: 'Like', exact: true }).click()
  await expectReaction(bensPost.getByRole('button', { name: 'Like', exact: true }), true, '1')
  await bensPage.reload()
  await expectReaction(bensPost.getByRole('button', { name: 'Like', exact: true }), true, '1')

  await annsPost.getByRole('button', { name: /^More/ }).click()
  await annsPage.getByRole('menuitem', { name: /Delete/ }).click()
  const dialog = annsPage.getByRole('dialog')
  await dialog.getByText('When the build is green').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await annsPost.waitFor({ state: 'detached' })
  await bensPost.waitFor({ state: 'detached' })
})

test('only the author can delete a post, and a refused reaction is rolled back', async () => {
  await ann.post('Ann says hello')
  const page = await openFeed(ben, DESKTOP)
  const post = page.getByRole('article').filter({ hasText: 'Ann says hello' })
  await post.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem').first().waitFor()
  expect(await page.getByRole('menuitem', { name: /Delete/ }).count()).toBe(0)
  await page.keyboard.press('Escape')

  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { errors: [{ message: 'out of order' }] } }),
  )
  await post.getByRole('button', { name: 'Like', exact: true }).click()
  await page.getByText('Failed to react to post').waitFor()
  await expectReaction(post.getByRole('button', { name: 'Like', exact: true }), false, '0')
})

test('reader scrolls through several pages, and new posts are announced without a layout shift', async () => {
  for (let number = 1; number <= 25; number += 1) await ann.post(`Step ${number} of 25`)
  const page = await openFeed(ben, PHONE)
  await page.getByRole('article').filter({ hasText: 'Step 25 of 25' }).waitFor()
  const oldest = page.getByRole('article').filter({ has: page.getByText('Step 1 of 25', { exact: true }) })
  // A scroll by the wheel would still be in progress when the place of the post is measured.
  const scroll = () => page.evaluate(() => window.scrollBy({ top: 1500, behavior: 'instant' }))
  await expect
    .poll(async () => {
      await scroll()
      return oldest.count()
    })
    .toBe(1)

  const before = await oldest.boundingBox()
  await ann.post('Breaking news')
  const pill = page.getByRole('button', { name: /1 new post/ })
  await pill.waitFor()
  expect(await oldest.boundingBox()).toEqual(before)
  await pill.click()
  await page.getByRole('article').filter({ hasText: 'Breaking news' }).waitFor()
})

test('post published before the feed is subscribed to its events is shown', async () => {
  await ann.post('Old news')
  const page = await openAs(ben, PHONE)
  const gate = createGate()
  await page.route('**/assets/LiveUpdates-*.js', async (route) => {
    await gate.pass()
    await route.fallback()
  })
  await page.goto('/m/account/feed')
  await page.getByRole('article').filter({ hasText: 'Old news' }).waitFor()
  await gate.reached
  await ann.post('News at the last moment')
  gate.open()
  await page.getByRole('article').filter({ hasText: 'News at the last moment' }).waitFor()
})

async function expectReaction(
  button: ReturnType<Page['getByRole']>,
  isPressed: boolean,
  count: string,
): Promise<void> {
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe(String(isPressed))
  await expect.poll(() => button.textContent()).toBe(count)
}
