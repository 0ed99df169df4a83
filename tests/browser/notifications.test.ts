import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { comment } from '../support/comments.ts'
import { joinCommunity, type TestMember } from '../support/community.ts'
import { openBrowser, PHONE, type TestBrowser } from '../support/open-browser.ts'
import { signIn } from '../support/sign-in.ts'
import { startTestApp, type TestApp } from '../support/start-app.ts'

let app: TestApp
let browser: TestBrowser
let ann: TestMember
let ben: TestMember

beforeAll(async () => {
  app = await startTestApp()
  browser = await openBrowser(app.url)
  ann = await joinCommunity(app, 'ann')
  ben = await joinCommunity(app, 'ben')
})
afterEach(() => browser.expectNoErrors())
afterAll(async () => {
  await browser.close()
  await app.stop()
})

test('two tabs agree on the unread count, and a notification opens its comment', async () => {
  const id = await ann.post('What do you call a fish without eyes?')
  const first = await signIn(browser, ann, PHONE)
  const second = await first.context().newPage()
  await second.goto('/ranking')
  await second.getByRole('link', { name: 'Notifications', exact: true }).waitFor()

  const question = await comment(ann, id, 'Anyone?')
  await comment(ben, id, 'A fsh', question)
  await first.getByRole('link', { name: 'Notifications, 1 unread' }).waitFor()
  await second.getByRole('link', { name: 'Notifications, 1 unread' }).waitFor()
  expect(await second.title()).toMatch(/^\(1\) /)

  await first.getByRole('link', { name: 'Notifications, 1 unread' }).click()
  const link = first.getByRole('link', { name: `${ben.username} replied to your comment` })
  await link.waitFor()
  await second.getByRole('link', { name: 'Notifications', exact: true }).waitFor()
  expect(await second.title()).not.toMatch(/^\(/)

  await ben.react(id, 'like')
  await first.getByRole('link', { name: `${ben.username} liked your post` }).waitFor()
  await second.getByRole('link', { name: 'Notifications, 1 unread' }).waitFor()
  await first.getByRole('button', { name: 'Mark all as read' }).click()
  await second.getByRole('link', { name: 'Notifications', exact: true }).waitFor()

  await link.click()
  const reply = first.getByRole('article', { name: ben.username, description: 'A fsh' })
  await reply.waitFor()
  expect(await reply.evaluate((element) => element === document.activeElement)).toBe(true)
})
