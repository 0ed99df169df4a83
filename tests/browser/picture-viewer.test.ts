import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { auditAccessibility } from '#tests/support/audit-accessibility.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createMember, postForm, type TestMember } from '#tests/support/members.ts'
import { DESKTOP, PHONE } from '#tests/support/open-browser.ts'
import { drawPicture } from '#tests/support/pictures.ts'

const { app, openFeed } = await browserSuite()
let ann: TestMember
/** Other posts of the shared server stay in the feed. */
let text = ''
beforeEach(async () => {
  ann = await createMember(app, 'ann')
  text = `Look at this, ${ann.username}`
  const form = postForm(text, await drawPicture({ width: 600, height: 400 }))
  form.append('altText', 'A red rectangle')
  await ann.rest.form('/post', form)
})

/** A click before the client has taken over the page opens nothing. */
async function openPictures(device: BrowserContextOptions): Promise<Page> {
  const page = await openFeed(ann, device)
  await page.locator('#root:not([data-ssr])').waitFor()
  return page
}

const postIn = (page: Page) => page.getByRole('article').filter({ hasText: text })
const coverIn = (page: Page) => postIn(page).getByRole('button', { name: 'View picture' })

test('picture is opened on the whole screen with text, alternative text and actions, and left by Escape, Back and a link', async () => {
  const page = await openPictures(DESKTOP)
  await coverIn(page).click()
  const viewer = page.getByRole('dialog')
  await viewer.getByRole('img', { name: 'A red rectangle' }).waitFor()
  await viewer.getByText(text).waitFor()
  expect(await viewer.getByText('A red rectangle').isVisible()).toBe(false)
  await viewer.getByText('ALT').click()
  await viewer.getByText('A red rectangle').waitFor()
  await viewer.getByRole('button', { name: 'Like', exact: true }).click()
  await viewer.getByRole('button', { name: 'Like', exact: true, pressed: true }).waitFor()
  expect(await auditAccessibility(page)).toEqual([])

  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  await postIn(page).getByRole('button', { name: 'Like', exact: true, pressed: true }).waitFor()
  await expect.poll(() => coverIn(page).evaluate((cover) => cover === document.activeElement)).toBe(true)

  await coverIn(page).press('Enter')
  await viewer.waitFor()
  await page.goBack()
  await viewer.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/m/account/feed')
  expect(await coverIn(page).isVisible()).toBe(true)

  await coverIn(page).click()
  await viewer.getByRole('button', { name: 'Comments' }).click()
  await page.waitForURL('**/post/*')
  await viewer.waitFor({ state: 'detached' })
  await page.goBack()
  await page.waitForURL('**/m/account/feed')
  await page.getByRole('heading', { name: 'Trending Posts' }).waitFor()
})

test('on a phone, a double tap likes the post once and a tap opens the picture', async () => {
  const page = await openPictures(PHONE)
  const box = await coverIn(page).boundingBox()
  if (!box) throw new Error('The picture is not visible')
  const doubleTap = async () => {
    for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(box.x + 50, box.y + 50)
  }
  await doubleTap()
  await postIn(page).getByRole('button', { name: 'Like', exact: true, pressed: true }).waitFor()
  await doubleTap()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(
    await postIn(page).getByRole('button', { name: 'Like', exact: true }).getAttribute('aria-pressed'),
  ).toBe('true')
  await page.touchscreen.tap(box.x + 50, box.y + 50)
  await page.getByRole('dialog').getByRole('img', { name: 'A red rectangle' }).waitFor()
})
