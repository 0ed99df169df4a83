import type { Route } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { auditAccessibility } from '#tests/support/audit-accessibility.ts'
import { comment } from '#tests/support/comments.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { DESKTOP, PHONE } from '#tests/support/open-browser.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'

const { app, browser, openFeed } = await browserSuite()
let ann: TestMember
let ben: TestMember
beforeEach(async () => {
  ann = await createMember(app, 'ann')
  ben = await createMember(app, 'ben')
})

test('two members comment on a post and see each other without a reload', async () => {
  const id = await ann.post('What do you call a fish without eyes?')
  const phone = await openFeed(ann, PHONE)
  await phone.getByRole('button', { name: 'Comments' }).first().click()
  await phone.getByText('No comments yet').waitFor()
  const desktop = await openFeed(ben, DESKTOP)
  await desktop.goto(`/post/${id}`)

  await desktop.getByRole('textbox', { name: 'Add a comment' }).fill('A fsh')
  await desktop.getByRole('button', { name: 'Comment', exact: true }).click()
  const own = desktop.getByRole('article', { name: ben.username }).filter({ hasText: 'A fsh' })
  await own.waitFor()
  await phone.getByRole('button', { name: '1 new comment' }).click()
  const shown = phone.getByRole('article', { name: ben.username }).filter({ hasText: 'A fsh' })
  await shown.getByRole('button', { name: 'Reply' }).click()
  const form = phone.getByRole('form', { name: `Reply to ${ben.username}` })
  await form.getByRole('textbox').fill('Get out')
  await form.getByRole('button', { name: 'Reply' }).click()
  await phone.getByRole('article', { name: ann.username }).filter({ hasText: 'Get out' }).waitFor()
  expect(await auditAccessibility(phone)).toEqual([])

  await desktop.getByRole('button', { name: '1 new comment' }).click()
  await own.getByRole('button', { name: 'More' }).first().click()
  await desktop.getByRole('menuitem', { name: 'Delete comment' }).click()
  await desktop.getByRole('button', { name: 'Delete' }).click()
  await phone.getByRole('article', { name: 'Deleted' }).getByText('Get out').waitFor()
  expect(await auditAccessibility(desktop)).toEqual([])
})

test('member replies with the keyboard, and a comment with an image is shown to others', async () => {
  const id = await ann.post('Why did the chicken cross the road?')
  await comment(ben, id, 'To get to the other side')
  const page = await openFeed(ann, DESKTOP)
  await page.goto(`/post/${id}`)
  const first = page.getByRole('article', { name: ben.username, description: 'To get to the other side' })
  await first.getByRole('button', { name: 'Reply' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Again?')
  await page.keyboard.press('Control+Enter')
  await first.getByRole('article', { name: ann.username, description: 'Again?' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Reply')

  const buffer = Buffer.from(await (await drawPicture({ width: 400, height: 300 })).arrayBuffer())
  await page
    .getByLabel('Image file')
    .first()
    .setInputFiles({ name: 'chicken.png', mimeType: 'image/png', buffer })
  await page.getByLabel('Alternative text').fill('A chicken')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  // A comment that is being sent has no button.
  const chicken = page.getByRole('article').filter({ has: page.getByRole('img', { name: 'A chicken' }) })
  await chicken.getByRole('button', { name: 'Reply' }).waitFor()
  const other = await openFeed(ben, PHONE)
  await other.goto(`/post/${id}`)
  await other.getByRole('img', { name: 'A chicken' }).waitFor()
  expect(await auditAccessibility(other)).toEqual([])
})

test('comment is readable while it is being sent', async () => {
  const page = await openFeed(ann, PHONE)
  await page.goto(`/post/${await ann.post('Is anyone there?')}`)
  const held: Route[] = []
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('useAddCommentMutation')) held.push(route)
    else await route.continue()
  })
  await page.getByRole('textbox', { name: 'Add a comment' }).fill('I am')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await page.getByText('Sending…').waitFor()
  expect(await auditAccessibility(page)).toEqual([])
  for (const route of held) await route.continue()
  await page.getByText('Sending…').waitFor({ state: 'detached' })
})

test('visitor reads the comments of a shared post and logs in to write one', async () => {
  const id = await ann.post('Knock, knock')
  await comment(ben, id, 'Who is there?')
  const page = await browser.open(PHONE)
  await page.goto(`/post/${id}`)
  await page.getByText('Who is there?').waitFor()
  await page.getByRole('link', { name: 'Log in to comment' }).click()
  await page.getByRole('heading', { name: 'Login to Guffaw' }).waitFor()
})
