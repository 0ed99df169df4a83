import { beforeEach, describe, expect, test } from 'vitest'
import { comment } from '#tests/support/comments.ts'
import { postMeme, postRemix } from '#tests/support/memes.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { DESKTOP, KNOWN_PHONE } from '#tests/support/open-browser.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { hydrate, markedElementHasFocus, markElement, openWithoutScripts } from './hydrate.ts'

/** One test of each screen runs on both devices, because their layouts differ, and the others in the nightly run. */
const DEVICES = [
  ['a phone', KNOWN_PHONE],
  ['a desktop', DESKTOP],
] as const

const { app, openAs } = await browserSuite()
let ann: TestMember

beforeEach(async () => {
  ann = await createMember(app, 'ann')
  await ann.post('First post')
})

describe.each(DEVICES)('post on %s', (_device, device) => {
  test('hydrates the comments, keeps the text typed before, and applies a like once', async () => {
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
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await page.getByRole('heading', { name: '3 comments' }).waitFor()
  })

  test.runIf(isNightly || device === KNOWN_PHONE)(
    'adds the text typed before hydration to a stored comment',
    async () => {
      const postId = await ann.post('Knock, knock')
      const page = await openAs(ann, device)
      await page.goto(`/post/${postId}`)
      const text = page.getByRole('textbox', { name: 'Add a comment' })
      await page.locator('#root:not([data-ssr])').waitFor()
      await text.fill('Stored')
      await page.goto('/m/legal/rules')
      await openWithoutScripts(page, `/post/${postId}`)
      await text.pressSequentially('Typed early')
      await hydrate(page)
      await expect.poll(() => text.inputValue()).toBe('Stored\nTyped early')
    },
  )

  test.runIf(isNightly || device === KNOWN_PHONE)('shows the remixes of a meme after hydration', async () => {
    const postId = await postMeme(ann)
    await postRemix(ann, postId)
    const page = await openAs(ann, device)
    await openWithoutScripts(page, `/post/${postId}`)
    await markElement(page, 'article')
    await hydrate(page)
    await page.getByRole('heading', { name: 'Remixes (1)' }).waitFor()
    expect(await page.locator('article[data-marked]').count()).toBe(1)
  })
})

describe.each(DEVICES)('search on %s', (_device, device) => {
  test('hydrates the results and applies a like once', async () => {
    const page = await openAs(ann, device)
    await openWithoutScripts(page, `/search?q=from:${ann.username}`)
    await page.getByText('First post').waitFor()
    await page.getByRole('button', { name: 'Like', exact: true }).click()
    await markElement(page, 'article')
    await hydrate(page)
    await page.getByRole('button', { name: 'Like', exact: true, pressed: true }).waitFor()
    expect(await page.locator('article[data-marked]').count()).toBe(1)
  })

  test.runIf(isNightly || device === KNOWN_PHONE)(
    'searches for the text typed before hydration',
    async () => {
      await ann.post('Second post')
      const page = await openAs(ann, device)
      await openWithoutScripts(page, `/search?q=from:${ann.username}`)
      await page.getByText('Second post').waitFor()
      await page.getByRole('searchbox').press('End')
      await page.keyboard.type(' -second')
      await markElement(page, 'input[type="search"]')
      await hydrate(page)
      await page.getByText('Second post').waitFor({ state: 'detached' })
      await page.getByText('First post').waitFor()
      expect(await page.getByRole('searchbox').inputValue()).toBe(`from:${ann.username} -second`)
      expect(await markedElementHasFocus(page)).toBe(true)
    },
  )
})
