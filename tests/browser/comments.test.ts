import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { auditAccessibility } from '#tests/support/audit-accessibility.ts'
import { comment } from '#tests/support/comments.ts'
import { createGate } from '#tests/support/gate.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { DESKTOP, PHONE } from '#tests/support/open-browser.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'

const { app, browser, openAs, openFeed } = await browserSuite()
let ann: TestMember
let ben: TestMember
beforeEach(async () => {
  ann = await createMember(app, 'ann')
  ben = await createMember(app, 'ben')
})

test('two members comment on a post and see each other without a reload', async () => {
  const id = await ann.post('What do you call a fish without eyes?')
  const phone = await openFeed(ann, PHONE)
  await phone.getByRole('article').first().getByRole('button', { name: 'Comments' }).click()
  await phone.getByText('No comments yet').waitFor()
  const field = phone.getByRole('textbox', { name: 'Add a comment' })
  const tabs = phone.getByRole('navigation', { name: 'Main' })
  await field.focus()
  await tabs.waitFor({ state: 'hidden' })
  await field.blur()
  await tabs.waitFor()
  const desktop = await openAs(ben, DESKTOP)
  await desktop.goto(`/post/${id}`)

  const release = await holdComments(desktop)
  await desktop.getByRole('textbox', { name: 'Add a comment' }).fill('A fsh')
  await desktop.getByRole('button', { name: 'Comment', exact: true }).click()
  await desktop.getByText('Sending…').waitFor()
  expect(await auditAccessibility(desktop)).toEqual([])
  release()
  await desktop.getByText('Sending…').waitFor({ state: 'detached' })
  const own = desktop.getByRole('article', { name: ben.username }).filter({ hasText: 'A fsh' })
  await own.waitFor()

  await phone.getByRole('button', { name: '1 new comment' }).click()
  const shown = phone.getByRole('article', { name: ben.username, description: 'A fsh' })
  await shown.getByRole('button', { name: 'Reply' }).focus()
  await phone.keyboard.press('Enter')
  await phone.keyboard.type('Get out')
  await phone.keyboard.press('Control+Enter')
  await shown.getByRole('article', { name: ann.username, description: 'Get out' }).waitFor()
  expect(await phone.evaluate(() => document.activeElement?.textContent)).toBe('Reply')
  await desktop.getByRole('button', { name: '1 new comment' }).click()

  await sendPicture(desktop)
  await phone.getByRole('button', { name: '1 new comment' }).click()
  await phone.getByRole('img', { name: 'A chicken' }).waitFor()

  await own.getByRole('button', { name: 'More' }).first().click()
  await desktop.getByRole('menuitem', { name: 'Delete comment' }).click()
  await desktop.getByRole('button', { name: 'Delete' }).click()
  await phone.getByRole('article', { name: 'Deleted' }).getByText('Get out').waitFor()
  expect(await auditAccessibility(desktop)).toEqual([])
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

/** Holds new comments back until the returned function is called. */
async function holdComments(page: Page) {
  const gate = createGate()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('useAddCommentMutation')) await gate.pass()
    await route.continue()
  })
  return () => gate.open()
}

async function sendPicture(page: Page): Promise<void> {
  const buffer = Buffer.from(await (await drawPicture({ width: 400, height: 300 })).arrayBuffer())
  await page
    .getByLabel('Image file')
    .first()
    .setInputFiles({ name: 'chicken.png', mimeType: 'image/png', buffer })
  await page.getByLabel('Alternative text').fill('A chicken')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
}
