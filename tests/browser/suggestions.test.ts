import { beforeEach, expect, test } from 'vitest'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { PHONE } from '#tests/support/open-browser.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'

const { app, openAs, openFeed } = await browserSuite()
let ann: TestMember
let ben: TestMember
beforeEach(async () => {
  ann = await createMember(app, 'ann')
  ben = await createMember(app, 'ben')
})

test('a comment mentions a suggested member, who is linked', async () => {
  const id = await ann.post('Who knows a good one?')
  const page = await openAs(ann, PHONE)
  await page.goto(`/post/${id}`)
  const field = page.getByRole('textbox', { name: 'Add a comment' })
  await field.pressSequentially(`Ask @${ben.username.toUpperCase()}`)
  await page
    .getByRole('listbox', { name: 'Members' })
    .getByRole('option', { name: `@${ben.username}` })
    .click()
  expect(await field.inputValue()).toBe(`Ask @${ben.username} `)
  await page.keyboard.type('again')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  const mention = page
    .getByRole('article', { name: ann.username })
    .getByRole('link', { name: `@${ben.username}` })
  expect(await mention.getAttribute('href')).toBe(`/profile/@${ben.username}`)
})

test('suggestions leave the dialog of an edited post open, and can be undone', async () => {
  await ann.post('A post with #chucklefish')
  await ann.post('Without a tag')
  const page = await openFeed(ann)
  const article = page.getByRole('article').filter({ hasText: 'Without a tag' })
  await article.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Edit post' }).click()
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Text of your post' })
  await field.press('End')
  await field.pressSequentially(' #chuckle')
  const tag = page.getByRole('option', { name: '#chucklefish' })
  await tag.waitFor()
  await page.keyboard.press('Escape')
  await tag.waitFor({ state: 'detached' })
  await field.pressSequentially(' #chuckle')
  await tag.click()
  expect(await field.inputValue()).toBe('Without a tag #chuckle #chucklefish ')
  await page.keyboard.press('Control+z')
  expect(await field.inputValue()).toBe('Without a tag #chuckle #chuckle')
})
