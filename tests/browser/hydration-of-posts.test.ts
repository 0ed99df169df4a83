import { beforeEach, expect, test } from 'vitest'
import { comment } from '#tests/support/comments.ts'
import { postMeme, postRemix } from '#tests/support/memes.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { DESKTOP, KNOWN_PHONE } from '#tests/support/open-browser.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { hydrate, markedElementHasFocus, markElement, openWithoutScripts } from './hydrate.ts'

/** The layouts differ. The nightly run tests both. */
const DEVICES = [['a phone', KNOWN_PHONE], ...(isNightly ? [['a desktop', DESKTOP] as const] : [])] as const

const { app, openAs } = await browserSuite()
let ann: TestMember

beforeEach(async () => {
  ann = await createMember(app, 'ann')
  await ann.post('First post')
})

test.each(DEVICES)(
  'post on %s hydrates its comments, keeps the text typed before, and applies a like once',
  async (_device, device) => {
    const postId = await ann.post('Knock, knock')
    const commentId = await comment(ann, postId, 'Who is there?')
    await comment(ann, postId, 'Lettuce', commentId)
    const page = await openAs(ann, device)
    await openWithoutScripts(page, `/post/${postId}`)
    await page.getByText('Lettuce').waitFor()
    await page.getByRole('button', { name: 'Like', exact: true }).first().click()
    const text = page.getByRole('textbox', { name: 'Add a comment' })
    await text.pressSequentially('Typed early')
    await markElement(page, 'textarea')
    await hydrate(page)
    await page.keyboard.type(' and late')
    expect(await text.inputValue()).toBe('Typed early and late')
    expect(await markedElementHasFocus(page)).toBe(true)
    await page.getByRole('button', { name: 'Like', exact: true, pressed: true }).first().waitFor()

    // The text is added to the stored comment.
    await page.goto('/m/legal/rules')
    await openWithoutScripts(page, `/post/${postId}`)
    await text.pressSequentially('Typed again')
    await hydrate(page)
    await expect.poll(() => text.inputValue()).toBe('Typed early and late\nTyped again')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await page.getByRole('heading', { name: '3 comments' }).waitFor()
  },
)

test.each(DEVICES)(
  'search on %s hydrates the results, applies a like once and searches for the text typed before',
  async (_device, device) => {
    await ann.post('Second post')
    await app.run('index posts for searches')
    const page = await openAs(ann, device)
    await openWithoutScripts(page, `/search?q=from:${ann.username}`)
    const first = page.getByRole('article').filter({ hasText: 'First post' })
    await first.getByRole('button', { name: 'Like', exact: true }).click()
    await first.evaluate((article) => article.setAttribute('data-kept', ''))
    await page.getByRole('searchbox').press('End')
    await page.keyboard.type(' -second')
    await markElement(page, 'input[type="search"]')
    await hydrate(page)
    await page.getByText('Second post').waitFor({ state: 'detached' })
    await first.getByRole('button', { name: 'Like', exact: true, pressed: true }).waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe(`from:${ann.username} -second`)
    expect(await markedElementHasFocus(page)).toBe(true)
  },
)

test('remixes of a meme are shown after hydration', async () => {
  const postId = await postMeme(ann)
  await postRemix(ann, postId)
  const page = await openAs(ann, KNOWN_PHONE)
  await openWithoutScripts(page, `/post/${postId}`)
  await markElement(page, 'article')
  await hydrate(page)
  await page.getByRole('heading', { name: 'Remixes (1)' }).waitFor()
  expect(await page.locator('article[data-marked]').count()).toBe(1)
})
