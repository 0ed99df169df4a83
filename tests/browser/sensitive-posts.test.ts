import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createTrio, postForm, type TestMember } from '#tests/support/members.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { DESKTOP, KNOWN_PHONE, PHONE } from '#tests/support/open-browser.ts'
import { drawPicture } from '#tests/support/pictures.ts'

const { app, browser, openFeed } = await browserSuite()
let ann: TestMember
let ben: TestMember
let cid: TestMember
beforeEach(async () => {
  ;[ann, ben, cid] = await createTrio(app)
})

test('sensitive picture from the composer is covered for others until they show it', async () => {
  const page = await openFeed(ann, DESKTOP)
  await page.getByLabel('Text of your post').fill(`Look away, says ${ann.username}`)
  await page.getByLabel('Image or video file').setInputFiles({
    name: 'spoiler.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await (await drawPicture()).arrayBuffer()),
  })
  await page.getByLabel('Alternative text').fill('A spoiler')
  await page.getByLabel(/^Sensitive/).check()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await postOf(page).waitFor()

  for (const device of isNightly ? [PHONE, DESKTOP] : [PHONE]) await expectCover(await openFeed(ben, device))
})

test('sensitive posts are not in trending and blurred in grids, and a member who hides them finds them neither in the feed nor on profiles', async () => {
  const { sensitive, harmless } = await postTwo()
  const page = await openFeed(ben, DESKTOP)
  await showButton(page).waitFor()
  await page.getByRole('link', { name: 'Trending', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Trending Now' }).waitFor()
  await expectOnly(page, harmless)
  await page.goto(`/profile/${ann.id}`)
  await showButton(page).waitFor()
  await page.getByRole('tab', { name: 'Memes' }).click()
  const filterOf = (id: string) =>
    page.locator(`a[href="/post/${id}"] img`).evaluate((picture) => getComputedStyle(picture).filter)
  await page.locator(`a[href="/post/${sensitive}"] img`).waitFor()
  expect(await filterOf(sensitive)).toContain('blur')
  await page.getByRole('link', { name: /^Sensitive post by/ }).hover()
  expect(await filterOf(sensitive)).toContain('blur')
  expect(await filterOf(harmless)).toBe('none')

  await page.goto('/m/account/settings/content')
  await page.getByRole('group', { name: 'Sensitive posts' }).getByText('Hide').click()
  await page
    .getByRole('status')
    .filter({ hasText: /left out/ })
    .waitFor()

  // The lists are loaded without another page, and then in a new one.
  await page.getByRole('link', { name: 'Latest' }).click()
  await expectOnly(page, harmless)
  for (const path of ['/m/account/feed', '/m/account/trending', `/profile/${ann.id}`]) {
    await page.goto(path)
    await expectOnly(page, harmless)
  }
})

test('visitor sees the cover of a shared post, with and without JavaScript', async () => {
  const { sensitive } = await postTwo()
  const scriptless = await browser.open({ ...KNOWN_PHONE, javaScriptEnabled: false })
  await scriptless.goto(`/post/${sensitive}`)
  await showButton(scriptless).waitFor()
  expect(await postOf(scriptless).getByRole('img').count()).toBe(0)

  const page = await browser.open(KNOWN_PHONE)
  await page.goto(`/post/${sensitive}`)
  await expectCover(page)
})

/** A sensitive post with three likes and a harmless one with two, which trends below the other one if that does. */
async function postTwo(): Promise<{ sensitive: string; harmless: string }> {
  const [sensitive, harmless] = [await post('Look away', true), await post('Harmless', false)]
  for (const member of [ben, cid]) {
    await member.react(harmless, 'like')
    await member.react(sensitive, 'like')
  }
  await ann.react(sensitive, 'like')
  return { sensitive, harmless }
}

async function post(text: string, isSensitive: boolean): Promise<string> {
  const form = postForm(`${text}, says ${ann.username}`, await drawPicture())
  form.append('altText', 'A spoiler')
  form.append('isSensitive', String(isSensitive))
  return (await ann.rest.form('/post', form)).text('post.id')
}

function postOf(page: Page, text = 'Look away') {
  return page.getByRole('article').filter({ hasText: `${text}, says ${ann.username}` })
}

function showButton(page: Page) {
  return postOf(page).getByRole('button', { name: 'Show sensitive content' })
}

/** The picture is loaded when the reader shows it, and the focus stays at the post. */
async function expectCover(page: Page): Promise<void> {
  const article = postOf(page)
  const show = showButton(page)
  await show.waitFor()
  const picture = article.getByRole('img', { name: 'A spoiler' })
  expect(await picture.count()).toBe(0)
  await show.click()
  await picture.waitFor()
  await show.waitFor({ state: 'detached' })
  expect(await article.evaluate((element) => element === document.activeElement)).toBe(true)
}

/** The list contains the harmless post, and not the sensitive one. */
async function expectOnly(page: Page, harmless: string): Promise<void> {
  await postOf(page, 'Harmless').waitFor()
  expect(await page.locator(`a[href="/post/${harmless}"]`).count()).toBeGreaterThan(0)
  await postOf(page).waitFor({ state: 'detached' })
}
