import { beforeEach, expect, test } from 'vitest'
import { isolate } from '#rules/isolate.ts'
import { processChanges } from '#server/features/notifications/process-changes.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createTrio, type TestMember } from '#tests/support/members.ts'
import { layer } from '#tests/support/meme-editor.ts'
import { caption, plainMeme, postMeme, postRemix } from '#tests/support/memes.ts'
import { DESKTOP, PHONE } from '#tests/support/open-browser.ts'

const { app, openAs } = await browserSuite()
let ann: TestMember
let ben: TestMember
let cid: TestMember
beforeEach(async () => {
  ;[ann, ben, cid] = await createTrio(app)
})

test('remix names its original, whose screen lists it, and opens in the editor', async () => {
  const original = await postMeme(ann)
  const remix = await postRemix(ben, original)
  const page = await openAs(cid, PHONE)
  await page.goto(`/profile/${ben.id}`)
  const card = page.getByRole('article', { name: ben.username })
  await card.getByText(`Remixed from @${ann.username}`).waitFor()
  await card.getByRole('link', { name: `@${ann.username}` }).click()

  await page.waitForURL(`**/post/${original}`)
  await page.getByRole('region', { name: 'Remixes (1)' }).getByRole('link').click()
  await page.waitForURL(`**/post/${remix}`)
  const ancestor = page.getByRole('region', { name: 'Remixed from' }).getByRole('link')
  expect(await ancestor.getAttribute('href')).toBe(`/post/${original}`)
  await page.getByRole('link', { name: 'Remix', exact: true }).click()
  await layer(page, /^Text/).waitFor()
})

test('layer of a remix stays selected when it is focused as soon as it is shown', async () => {
  const original = await postMeme(ann)
  const page = await openAs(cid, PHONE)
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('[data-layer-button]')
      if (!button) return
      observer.disconnect()
      button.focus()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto(`/make?remix=${original}`)
  await page.waitForURL('**/make')
  await page.getByRole('button', { name: 'Duplicate' }).waitFor()
  expect(await layer(page, /layer 1 of/).evaluate((button) => button === document.activeElement)).toBe(true)
})

test('notification of a remix leads to the original and its remixes', async () => {
  const original = await postMeme(ann)
  await postRemix(ben, original)
  await processChanges(app.dependencies)
  const page = await openAs(ann)
  await page.goto('/notifications')
  await page
    .getByRole('article')
    .filter({ hasText: `${isolate(ben.username)} remixed your meme` })
    .first()
    .click()
  await page.waitForURL(`**/post/${original}`)
  await page.getByRole('region', { name: 'Remixes (1)' }).waitFor()
})

test('template lists its memes, and its image URL can be copied', async () => {
  const meme = { ...plainMeme(caption('Sleep')), background: { templateSlug: 'two-paths' } }
  await postMeme(ann, meme, { text: 'Everyone knows this' })
  const page = await openAs(cid, { ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/discover')
  await page.getByRole('link', { name: 'See all popular templates' }).click()
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('crossroads')
  await page.waitForURL('**/templates?q=crossroads')
  await page.getByRole('link', { name: /^Two paths/ }).click()
  await page.waitForURL('**/templates/two-paths')
  await page.getByRole('link', { name: /“Sleep”/ }).waitFor()
  expect(await page.getByRole('link', { name: 'Make a meme' }).getAttribute('href')).toBe('/make/two-paths')

  await page.getByText('Image URL for developers').click()
  await page.getByRole('button', { name: 'Copy image URL' }).click()
  await page.getByText('Image URL copied').waitFor()
  const url = await page.evaluate(() => navigator.clipboard.readText())
  expect(url).toContain(`${app.url}/memes/two-paths.webp?text=`)
  const response = await fetch(url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
})
