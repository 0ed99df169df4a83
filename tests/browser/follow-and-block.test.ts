import { afterAll, expect, test } from 'vitest'
import { auditAccessibility } from '#tests/support/audit-accessibility.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createMember } from '#tests/support/members.ts'
import { DESKTOP, PHONE } from '#tests/support/open-browser.ts'
import { startTestApp } from '#tests/support/start-app.ts'

/** The open subscriptions of a feed: posts, notifications, blocks, and the cards. */
const SUBSCRIPTIONS = 4

// The suggestions contain no members of other tests.
const app = await startTestApp()
afterAll(() => app.stop())
const { openFeed } = await browserSuite(app)
const authors = [
  await createMember(app, 'ann'),
  await createMember(app, 'ben'),
  await createMember(app, 'cleo'),
]
const troll = await createMember(app, 'troll')
const fan = await createMember(app, 'fan')
for (const author of authors) await fan.react(await author.post(`A joke by ${author.username}`), 'like')
await troll.post('Nobody likes you')
await app.run('advance trending members')

test('new member follows three suggested members and reads the home feed', async () => {
  const page = await openFeed(await createMember(app, 'newcomer'), PHONE)
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
  await app.untilWatchers(SUBSCRIPTIONS)
  await ann?.post('A second joke')
  await page.getByText('A second joke').waitFor()
  await page.getByRole('tab', { name: 'Everyone' }).click()
  await page.getByText('Nobody likes you').waitFor()

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Profile', exact: true })
    .click()
  await page.getByRole('link', { name: '3 following' }).click()
  await page.getByRole('article', { name: ann?.username }).waitFor()
  expect(await auditAccessibility(page)).toEqual([])
})

test('blocked member disappears in all tabs and returns with Undo', async () => {
  const member = await createMember(app, 'member')
  const page = await openFeed(member, DESKTOP)
  const other = await page.context().newPage()
  await other.goto('/m/account/everyone')
  await other.getByText('Nobody likes you').waitFor()
  await app.untilWatchers(2 * SUBSCRIPTIONS)

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
  const member = await createMember(app, 'writer')
  await member.post('Frist draft')
  const page = await openFeed(member, PHONE)
  const card = page.getByRole('article').filter({ hasText: /draft/ })
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByRole('button', { name: 'Save', pressed: true }).waitFor()
  await card.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Edit post' }).click()
  await page.getByRole('textbox', { name: 'Text of your post' }).fill('First draft')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await card.getByText('First draft').waitFor()
  await card.getByText(/edited/).waitFor()

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Saved' }).click()
  await page.getByRole('feed', { name: 'Saved' }).getByText('First draft').waitFor()
  await page.reload()
  await page.getByRole('feed', { name: 'Saved' }).getByText('First draft').waitFor()
  expect(await auditAccessibility(page)).toEqual([])
})
