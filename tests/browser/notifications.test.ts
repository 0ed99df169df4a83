import { beforeEach, expect, test } from 'vitest'
import { isolate } from '#rules/isolate.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { comment } from '#tests/support/comments.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { PHONE } from '#tests/support/open-browser.ts'

const { app, openFeed } = await browserSuite()
let ann: TestMember
let ben: TestMember
beforeEach(async () => {
  ann = await createMember(app, 'ann')
  ben = await createMember(app, 'ben')
})

test('two tabs agree on the unread count, and a notification opens its comment', async () => {
  const id = await ann.post('What do you call a fish without eyes?')
  const first = await openFeed(ann, PHONE)
  const second = await first.context().newPage()
  await second.goto('/ranking')
  await second.getByRole('link', { name: 'Notifications', exact: true }).waitFor()

  const question = await comment(ann, id, 'Anyone?')
  await comment(ben, id, 'A fsh', question)
  await first.getByRole('link', { name: 'Notifications, 1 unread' }).waitFor()
  await second.getByRole('link', { name: 'Notifications, 1 unread' }).waitFor()
  await expect.poll(() => second.title()).toMatch(/^\(1\) /)

  await first.getByRole('link', { name: 'Notifications, 1 unread' }).click()
  const link = first.getByRole('link', { name: `${isolate(ben.username)} replied to your comment` })
  await link.waitFor()
  await second.getByRole('link', { name: 'Notifications', exact: true }).waitFor()
  await expect.poll(() => second.title()).not.toMatch(/^\(/)

  await ben.react(id, 'like')
  await first.getByRole('link', { name: `${isolate(ben.username)} liked your post` }).waitFor()
  await second.getByRole('link', { name: 'Notifications, 1 unread' }).waitFor()
  await first.getByRole('button', { name: 'Mark all as read' }).click()
  await second.getByRole('link', { name: 'Notifications', exact: true }).waitFor()

  await link.click()
  const reply = first.getByRole('article', { name: ben.username, description: 'A fsh' })
  await reply.waitFor()
  await expect.poll(() => reply.evaluate((element) => element === document.activeElement)).toBe(true)
})
