import { beforeAll, describe, expect, test } from 'vitest'
import { indexPosts } from '#server/features/search/index-posts.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { logIn } from '#tests/support/login-form.ts'
import { layer, openTemplate } from '#tests/support/meme-editor.ts'
import { caption, plainMeme, postMeme } from '#tests/support/memes.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { DESKTOP, KNOWN_PHONE, PHONE } from '#tests/support/open-browser.ts'
import { drawPicture } from '#tests/support/pictures.ts'

const TEMPLATE = 'calm-in-chaos'

const { app, browser } = await browserSuite()
let ann: TestMember
let memeId: string
beforeAll(async () => {
  ann = await createMember(app, 'ann')
  const meme = { ...plainMeme(caption('Visited')), background: { templateSlug: TEMPLATE } }
  memeId = await postMeme(ann, meme, { text: 'Platypus at the door #platypus' })
  await indexPosts(app.dependencies)
})

describe('visitor without JavaScript', () => {
  test.each([
    ['phone', KNOWN_PHONE],
    ['desktop', DESKTOP],
  ])('reads posts of all members, of a tag and of a search on a %s', async (_, device) => {
    const page = await browser.open({ ...device, javaScriptEnabled: false })
    for (const [path, post] of [
      // The first pages of these may have newer or better posts of other tests only.
      ['/m/account/everyone', /./],
      ['/discover', /./],
      ['/tags/platypus', 'Platypus at the door'],
      ['/search?q=platypus', 'Platypus at the door'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('article').filter({ hasText: post }).first().waitFor()
      await page.getByRole('link', { name: 'Join Guffaw' }).waitFor()
    }
  })

  test('reads a shared post and the gallery of templates', async () => {
    const page = await browser.open({ ...KNOWN_PHONE, javaScriptEnabled: false })
    await page.goto(`/post/${memeId}`)
    await page.getByRole('article').filter({ hasText: 'Platypus at the door' }).waitFor()
    await page.getByRole('link', { name: 'Templates' }).click()
    await page.getByRole('heading', { name: 'Meme templates' }).waitFor()
    await page.getByRole('link', { name: /Calm in chaos/ }).click()
    await page.getByRole('heading', { name: 'Memes with this template' }).waitFor()
    await page.getByRole('link', { name: /“Visited”/ }).click()
    await page.waitForURL(`**/post/${memeId}`)
  })
})

test('visitor follows a tag from a post, reads on and returns to the tag after the login', async () => {
  for (let number = 1; number <= 12; number += 1) await ann.post(`Wombat ${number} #wombat`)
  const page = await browser.open(PHONE)
  await page.goto(`/post/${await ann.post('Wombat 13 #wombat')}`)
  await page.getByRole('article').getByRole('link', { name: '#wombat' }).click()
  await page.getByRole('heading', { name: '#wombat' }).waitFor()
  const oldest = page.locator('article[aria-posinset="13"]').filter({ hasText: 'Wombat 1 ' })
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2000)
      return oldest.isVisible()
    })
    .toBe(true)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: 'Follow #wombat' }).click()
  await page.getByRole('heading', { name: 'Login to Guffaw' }).waitFor()
  await logIn(page, ann.email)
  await page.waitForURL('**/tags/wombat')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).waitFor()
})

test('visitor makes a meme with a picture, logs in to post it and finds it as it was', async () => {
  const page = await browser.open(DESKTOP)
  await openTemplate(page, TEMPLATE)
  await page.getByLabel('Picture to add').setInputFiles({
    name: 'cat.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await (await drawPicture()).arrayBuffer()),
  })
  await layer(page, /^Picture/).waitFor()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Post your meme' })
  await dialog.getByLabel('Text (optional)').fill('Made before I joined')
  await dialog.getByRole('button', { name: 'Log in to post' }).click()
  await page.getByRole('heading', { name: 'Login to Guffaw' }).waitFor()
  await logIn(page, ann.email)

  await page.waitForURL('**/make?posting')
  await dialog.getByRole('img', { name: 'Your meme' }).waitFor()
  expect(await dialog.getByLabel('Text (optional)').inputValue()).toBe('Made before I joined')
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  await page.waitForURL('**/m/account/feed')
  const post = page.getByRole('article').filter({ hasText: 'Made before I joined' })
  await post.getByRole('img').first().waitFor()
})

test('visitor sees whose profile it is and an invitation', async () => {
  const page = await browser.open(PHONE)
  await page.goto(`/profile/@${ann.username}`)
  await page.waitForURL(`**/profile/${ann.id}`)
  await page.getByRole('heading', { level: 1, name: ann.username }).waitFor()
  await page.getByRole('heading', { name: /Log in to see the posts/ }).waitFor()
  await page.goto('/m/account/trending')
  await page.getByRole('heading', { name: 'Log in to see what is trending' }).waitFor()
})
