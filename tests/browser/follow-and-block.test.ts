import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { auditAccessibility } from '../support/audit-accessibility.ts'
import { joinCommunity, type TestMember } from '../support/community.ts'
import { DESKTOP, openBrowser, PHONE, type TestBrowser } from '../support/open-browser.ts'
import { signIn } from '../support/sign-in.ts'
import { startTestApp, type TestApp } from '../support/start-app.ts'

let app: TestApp
let browser: TestBrowser
let authors: TestMember[]
let troll: TestMember

beforeAll(async () => {
  app = await startTestApp()
  browser = await openBrowser(app.url)
  authors = await Promise.all(['ann', 'ben', 'cleo'].map((name) => joinCommunity(app, name)))
  troll = await joinCommunity(app, 'troll')
  const fan = await joinCommunity(app, 'fan')
  for (const author of authors) await fan.react(await author.post(`A joke by ${author.username}`), 'like')
  await troll.post('Nobody likes you')
})
afterEach(() => browser.expectNoErrors())
afterAll(async () => {
  await browser.close()
  await app.stop()
})

test('new member follows three suggested members and reads the home feed', async () => {
  const page = await signIn(browser, await joinCommunity(app, 'newcomer'), PHONE)
  const suggestions = page.getByRole('region', { name: 'Who to follow' })
  await suggestions.waitFor()
  await page.getByText('Nobody likes you').waitFor()
  for (const { username } of authors) {
    await suggestions.getByRole('button', { name: `Follow @${username}` }).click()
    await suggestions.getByRole('button', { name: `Following @${username}` }).waitFor()
  }
  await page.getByText('Nobody likes you').waitFor({ state: 'detached' })
  for (const { username } of authors) await page.getByText(`A joke by ${username}`).waitFor()
  expect(await auditAccessibility(page)).toEqual([])

  const [ann] = authors
  await ann?.post('A second joke')
  await page.getByText('A second joke').waitFor()
  await page.getByRole('tab', { name: 'Everyone' }).click()
  await page.getByText('Nobody likes you').waitFor()

  await page.goto('/m/account/profile')
  await page.getByRole('link', { name: '3 following' }).click()
  await page.getByRole('article', { name: ann?.username }).waitFor()
  expect(await auditAccessibility(page)).toEqual([])
})

test('blocked member disappears in all tabs and returns with Undo', async () => {
  const member = await joinCommunity(app, 'member')
  const page = await signIn(browser, member, DESKTOP)
  const other = await page.context().newPage()
  await other.goto('/m/account/everyone')
  await other.getByText('Nobody likes you').waitFor()

  const card = page.getByRole('article').filter({ hasText: 'Nobody likes you' })
  await card.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: `Block @${troll.username}` }).click()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByText(`You blocked @${troll.username}.`).waitFor()
  await card.waitFor({ state: 'detached' })
  await other.getByText('Nobody likes you').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Undo' }).click()
  await card.waitFor()
})

test('saved and edited post is listed with its new text', async () => {
  const member = await joinCommunity(app, 'writer')
  await member.post('Frist draft')
  const page = await signIn(browser, member, PHONE)
  const card = page.getByRole('article').filter({ hasText: /draft/ })
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByRole('button', { name: 'Save', pressed: true }).waitFor()
  await card.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Edit post' }).click()
  await page.getByRole('textbox', { name: 'Text of your post' }).fill('First draft')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await card.getByText('First draft').waitFor()
  await card.getByText(/edited/).waitFor()

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Saved' }).click()
  await page.getByRole('feed', { name: 'Saved' }).getByText('First draft').waitFor()
  await page.reload()
  await page.getByRole('feed', { name: 'Saved' }).getByText('First draft').waitFor()
  expect(await auditAccessibility(page)).toEqual([])
})
