import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { isolate } from '#rules/isolate.ts'
import { auditAccessibility } from '#tests/support/audit-accessibility.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import {
  addSticker,
  boxOf,
  downloadPicture,
  layer,
  openTemplate,
  pictureFile,
} from '#tests/support/meme-editor.ts'
import { postMeme, uploadImage } from '#tests/support/memes.ts'
import { meanDifference, pixelsOf } from '#tests/support/meme-pictures.ts'
import { DESKTOP, PHONE } from '#tests/support/open-browser.ts'

// The server blocks the loaders that it does not use, and downloads are PNG.
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer'] })

const { app, browser, openAs } = await browserSuite()
let ann: TestMember
beforeEach(async () => {
  ann = await createMember(app, 'ann')
})

test('the download equals the picture that the server draws, and the meme is posted with its description', async () => {
  const member = await createMember(app)
  const page = await openAs(member, DESKTOP)
  await openTemplate(page, 'hard-choice')
  await layer(page, /layer 1 of/).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Text of the meme').fill('Größe 😂 سلام')
  await page.keyboard.press('Escape')
  await addSticker(page, 'Add Crown')
  await page.getByLabel('Picture to add').setInputFiles(await pictureFile())
  await layer(page, /^Picture/).waitFor()
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Shift+ArrowDown')
  const downloaded = await downloadPicture(page, 'PNG')
  expect((await downloadPicture(page, 'WebP')).subarray(8, 12).toString()).toBe('WEBP')

  await page.getByRole('button', { name: 'Post', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Post your meme' })
  expect(await dialog.getByLabel('Alternative text').inputValue()).toBe('Hard choice: “Größe 😂 سلام”')
  await dialog.getByLabel('Text (optional)').fill('Choose wisely')
  await dialog.getByLabel('Others may remix').uncheck()
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  const post = page.getByRole('article').filter({ hasText: 'Choose wisely' })
  await post.getByRole('img', { name: 'Hard choice: “Größe 😂 سلام”' }).waitFor()

  const { data } = await member.graphql.send(
    '{ viewer { user { posts(first: 1) { edges { node { meme { isRemixable captions } media { ... on ImageMedia { url } } } } } } } }',
  )
  const [{ node }] = Object(data).viewer.user.posts.edges
  expect(node.meme).toEqual({ isRemixable: false, captions: ['Größe 😂 سلام'] })
  const drawn = Buffer.from(await (await fetch(new URL(node.media.url, app.url))).arrayBuffer())
  expect(meanDifference(await pixelsOf(downloaded), await pixelsOf(drawn))).toBeLessThan(1)

  await page.goto('/make')
  await page.getByRole('heading', { name: 'Templates' }).waitFor()
})

test('each script has its font, and characters that cannot be drawn are listed while they are typed', async () => {
  const page = await openAs(await createMember(app), PHONE)
  await openTemplate(page, 'before-after')
  await layer(page, /layer 1 of/).press('Enter')
  const text = page.getByLabel('Text of the meme')
  /** Each of the letters is in a file of its own. */
  const filesOf = (face: string) =>
    page.evaluate(
      (family) => Array.from(document.fonts).filter((font) => font.family === family).length,
      face,
    )
  await text.fill('한')
  await expect.poll(() => filesOf('meme-korean')).toBe(1)
  await text.fill('한 ひ')
  await expect.poll(() => filesOf('meme-japanese')).toBe(2)

  const hint = page.getByRole('status').filter({ hasText: 'These characters cannot be drawn yet' })
  await text.fill('Größe 𓀀 😂 猫 𓁐')
  await hint.waitFor()
  expect(await hint.textContent()).toBe(`These characters cannot be drawn yet: ${isolate('𓀀 𓁐')}`)
  expect(await auditAccessibility(page)).toEqual([])
  await page.keyboard.press('Escape')
  await hint.waitFor()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Post your meme' })
  await dialog.getByText('These characters cannot be drawn yet').waitFor()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await layer(page, /layer 1 of/).press('Enter')
  await text.fill('Größe 😂 猫')
  await hint.waitFor({ state: 'detached' })
})

test('a meme stays in the editor when a font does not load, which is loaded again later, and when it cannot be posted', async () => {
  const member = await createMember(app)
  const page = await openAs(member, PHONE)
  await openTemplate(page, 'before-after')
  await page.route('**/memes/fonts/**', (route) => route.abort())
  const failed = page.getByText('Some parts of this meme could not be loaded.')
  const fill = async (name: RegExp, text: string) => {
    await layer(page, name).press('Enter')
    await page.getByLabel('Text of the meme').fill(text)
    await page.keyboard.press('Escape')
  }
  const texts = page.locator('svg[data-layer] path')
  await fill(/layer 1 of/, 'ภาษาไทย')
  await failed.waitFor()
  const before = await texts.count()
  await fill(/layer 2 of/, 'ok')
  await failed.waitFor()
  await page.unroute('**/memes/fonts/**')
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await failed.waitFor({ state: 'detached' })
  await expect.poll(() => texts.count()).toBe(before + 1)
  expect(() => browser.expectNoErrors()).toThrow('ERR_FAILED')

  const post = page.getByRole('button', { name: 'Post', exact: true })
  await page.route('**/graphql', (route) => route.fulfill({ status: 502, body: 'The gateway has lost it' }))
  await post.click()
  await page.getByText('Failed to create post. Your meme is saved on this device.').waitFor()
  await page.unroute('**/graphql')
  await page.reload()
  await post.click()
  await page
    .getByRole('article', { name: member.username })
    .getByRole('img', { name: 'Before and after: “ภาษาไทย” / “ok”' })
    .waitFor()
  expect(() => browser.expectNoErrors()).toThrow('502')
})

test('a meme is made with the keyboard only', async () => {
  const member = await createMember(app)
  const page = await openAs(member, DESKTOP)
  await page.goto('/make')
  await page.getByRole('button', { name: 'Blank canvas' }).press('Enter')
  await page.getByRole('button', { name: 'Text', exact: true }).press('Enter')
  await page.keyboard.type('hello')
  await page.keyboard.press('Escape')
  const text = layer(page, /^Text “hello”/)
  await expect.poll(() => text.evaluate((button) => button === document.activeElement)).toBe(true)
  const before = await boxOf(text)
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('-')
  await page.keyboard.press(']')
  await page.getByRole('status').filter({ hasText: '5 degrees' }).waitFor()
  expect((await boxOf(text)).center.y).toBeLessThan(before.center.y)
  expect(await page.getByLabel('Angle').inputValue()).toBe('5')

  await page.keyboard.press('Control+d')
  await layer(page, /layer 2 of 2/).waitFor()
  await page.keyboard.press('Delete')
  await layer(page, /layer 1 of 1/).waitFor()
  await page.keyboard.press('Control+z')
  await layer(page, /layer 2 of 2/).waitFor()
  await page.keyboard.press('Control+Shift+z')
  await layer(page, /layer 1 of 1/).waitFor()
  await text.focus()
  await page.keyboard.press('Escape')
  expect(await text.getAttribute('aria-pressed')).toBe('false')
  const overview = page.getByRole('complementary', { name: 'Properties' })
  await overview.getByRole('button', { name: 'Text “hello”', exact: true }).press('Enter')
  await page.getByRole('complementary', { name: 'Text' }).waitFor()
  expect(await text.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Post', exact: true }).press('Enter')
  await page.getByRole('article', { name: member.username }).getByRole('img', { name: '“hello”' }).waitFor()
})

test('a meme is remixed, unless its author forbids it', async () => {
  const meme = { width: 500, height: 500, background: { templateSlug: 'bait' }, layers: [] }
  const captioned = { text: { text: 'Original', x: 0.1, y: 0.1, width: 0.8, height: 0.2 } }
  const mediaId = await uploadImage(ann)
  const image = { image: { mediaId, x: 0.1, y: 0.5, width: 0.5 } }
  const original = await postMeme(ann, { ...meme, layers: [captioned, image] })
  const forbidden = await postMeme(ann, { ...meme, isRemixable: false })
  const plain = await ann.post('Only words')
  const member = await createMember(app)
  const page = await openAs(member, PHONE)
  const source = page.waitForResponse((response) => response.url().includes(mediaId))
  await page.goto(`/make?remix=${original}`)
  expect((await source).status()).toBe(200)
  await layer(page, /^Text “Original”/).waitFor()
  await page.waitForURL('**/make')
  await page.locator('header').getByText(`Remixed from @${ann.username}`).waitFor()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByRole('dialog').getByText(`Remixed from @${ann.username}`).waitFor()
  await page.getByText('Members who may remix can see the whole pictures').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click()
  await page
    .getByRole('article', { name: member.username })
    .getByRole('img', { name: 'Bait: “Original”' })
    .first()
    .waitFor()
  const { data } = await ann.graphql.send(`{ sharedPost(id: "${original}") { remixCount } }`)
  expect(Object(data).sharedPost.remixCount).toBe(1)

  const refusals = {
    [forbidden]: 'The author does not allow remixes of this meme.',
    [plain]: 'This post was not made with the meme editor, so it cannot be remixed.',
    '0198c0de-7a5e-7000-8000-000000000001': 'This meme was deleted, or you cannot see it.',
    nothing: 'This meme was deleted, or you cannot see it.',
  }
  for (const [id, message] of Object.entries(refusals)) {
    await page.goto(`/make?remix=${id}`)
    await page.getByRole('heading', { name: message }).waitFor()
  }
  await page.goto('/make/unknown')
  await page.getByRole('heading', { name: 'This template does not exist.' }).waitFor()
  await page.getByRole('link', { name: 'Make a new meme' }).click()
  await page.getByRole('heading', { name: 'Templates' }).waitFor()
})

test('the gallery offers an unfinished meme, which is replaced only on request, but no untouched template, which is among the recent ones', async () => {
  const page = await openAs(await createMember(app), PHONE)
  const leave = () => page.getByRole('button', { name: 'Leave the editor' }).click()
  const openGallery = async () => {
    await page.getByRole('link', { name: 'All templates' }).click()
    await page.getByRole('heading', { name: 'Templates' }).waitFor()
  }
  const draft = page.getByRole('button', { name: /^Continue your draft/ })
  await openTemplate(page, 'before-after')
  await leave()
  await page.getByRole('heading', { name: 'Trending Posts' }).waitFor()
  await page.getByRole('link', { name: 'Create' }).click()
  await openGallery()
  expect(await draft.count()).toBe(0)
  await page.getByRole('button', { name: 'Recent' }).click()
  await page.getByRole('button', { name: 'Before and after' }).waitFor()
  expect(await page.getByRole('button', { name: 'Bait' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Popular' }).click()

  await page.getByRole('button', { name: 'Bait' }).click()
  await page.getByLabel('Text of the meme').fill('Free pizza')
  await leave()
  await openGallery()
  await draft.click()
  const text = layer(page, /^Text “Free pizza”/)
  await text.waitFor()
  await page.goto('/make/before-after')
  const dialog = page.getByRole('dialog', { name: 'You have an unfinished meme' })
  await dialog.getByRole('button', { name: 'Continue it' }).click()
  await text.waitFor()
  await leave()
  await page.getByRole('link', { name: 'Create' }).click()
  await openGallery()
  await page.getByRole('button', { name: 'Blank canvas' }).click()
  await dialog.getByRole('button', { name: 'Discard it' }).click()
  await page.getByRole('toolbar', { name: 'Tools' }).waitFor()
  expect(await layer(page, /./).count()).toBe(0)

  await addSticker(page, 'Add Star')
  await page.goto('/make/bait')
  await dialog.getByRole('button', { name: 'Discard it' }).click()
  await layer(page, /^Sticker Star/).waitFor({ state: 'detached' })
})

test('the editor opens offline after it was used', async () => {
  const page = await openAs(await createMember(app), { ...PHONE, serviceWorkers: 'allow' })
  await page.goto('/m/account/feed')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'kept-lists'),
  )
  await openTemplate(page, 'before-after')
  await layer(page, /“Day three”/).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Text of the meme').fill('Offline')
  await page.keyboard.press('Escape')
  await page.locator('[data-layer] path').first().waitFor({ state: 'attached' })
  await page.reload()
  await page.locator('[data-layer] path').first().waitFor({ state: 'attached' })

  await page.context().setOffline(true)
  await page.reload()
  await layer(page, /^Text “Offline”/).waitFor()
  await page.locator('[data-background="shown"]').waitFor()
  await page.locator('[data-layer] path').first().waitFor({ state: 'attached' })
  expect((await downloadPicture(page, 'PNG')).length).toBeGreaterThan(1000)
  expect(() => browser.expectNoErrors()).toThrow('ERR_INTERNET_DISCONNECTED')
})
