import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { isolate } from '#rules/isolate.ts'
import { createMember, registration, type TestMember } from '#tests/support/members.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { DESKTOP, PHONE } from '#tests/support/open-browser.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { logIn } from '#tests/support/login-form.ts'

const { app, browser, openFeed } = await browserSuite()
let ann: TestMember
beforeEach(async () => {
  ann = await createMember(app, 'ann')
})

/** The open subscriptions of a member who looks at a post: posts, notifications, blocks, the post, comments. */
const SUBSCRIPTIONS = 5

test('visitor opens a copied post link, saves the post by signing up and returns to it', async () => {
  const id = await ann.post('You have to see this')
  const member = await openFeed(ann, { ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] })
  const shown = member.getByRole('article').filter({ hasText: 'You have to see this' })
  await shown.getByRole('button', { name: 'Share' }).click()
  await member.getByText('Link copied').waitFor()
  const link = await member.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${app.url}/post/${id}`)
  await expect.poll(() => shown.getByRole('button', { name: 'Share' }).textContent()).toBe('1')

  const visitor = await browser.open(PHONE)
  await visitor.goto(link)
  await visitor.getByRole('article').filter({ hasText: 'You have to see this' }).waitFor()
  expect(await visitor.title()).toBe(
    `${isolate(ann.username)}: “${isolate('You have to see this')}” · Guffaw`,
  )
  await visitor.getByRole('button', { name: 'Save' }).click()
  await visitor.getByText('Log in to save this post').waitFor()
  await visitor.getByRole('link', { name: 'Create a new one' }).click()
  await visitor.getByText('Join to save this post').waitFor()
  const { email, password } = await register(visitor)
  await logIn(visitor, email, password)
  await visitor.waitForURL(link)
  const post = visitor.getByRole('article').filter({ hasText: 'You have to see this' })
  await post.getByRole('button', { name: 'Save', pressed: true }).waitFor()
  await post.getByRole('button', { name: 'Like', exact: true }).click()
  await post.getByRole('button', { name: 'Like', exact: true, pressed: true }).waitFor()
})

test('visitor who likes a shared post logs in first, returns to it and opens another one without a request', async () => {
  const id = await ann.post('Like me')
  const page = await browser.open(DESKTOP)
  await page.goto(`/post/${id}`)
  await page.getByRole('button', { name: 'Like', exact: true }).click()
  await page.getByRole('heading', { name: 'Login to Guffaw' }).waitFor()
  await page.getByText('Log in to like this post').waitFor()
  await logIn(page, ann.email)
  await page.waitForURL(`**/post/${id}`)
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await page.getByRole('button', { name: 'Like', exact: true, pressed: true }).waitFor()

  // The author deletes the post with another client.
  await app.untilWatchers(SUBSCRIPTIONS)
  await ann.rest.delete(`/post/me/${id}`)
  await page.getByRole('heading', { name: 'This post was deleted' }).waitFor()
  const other = await ann.post('Fetched already')
  const requests: (string | null)[] = []
  page.on('request', (request) => requests.push(request.postData()))
  await page.getByRole('link', { name: 'Go Back Home' }).click()
  await page.waitForURL('**/m/account/feed')
  const post = page.getByRole('article').filter({ hasText: 'Fetched already' })
  await post.locator(`a[href="/post/${other}"]`).click()
  await page.getByRole('heading', { name: 'Post', exact: true }).waitFor()
  await post.waitFor()
  expect(requests.some((body) => body?.includes('feedLoaderQuery'))).toBe(true)
  expect(requests.filter((body) => body?.includes('postLoaderQuery'))).toEqual([])
})

/** Registers, enters the mailed code and ends on the login screen. */
async function register(page: Page): Promise<{ email: string; password: string }> {
  const { username, email, password, dateOfBirth } = registration({
    username: 'link_reader',
    email: 'link_reader@mail.example',
  })
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Date of birth').fill(dateOfBirth)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByText('Username is available').waitFor()
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByLabel('Digit 1 of 6').focus()
  await page.keyboard.type(codeIn(await app.mailbox.next(email)))
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.waitForURL(/\/m\/account\/login\b/)
  return { email, password }
}
