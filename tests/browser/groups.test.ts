import { afterAll, expect, test } from 'vitest'
import { auditAccessibility } from '#tests/support/audit-accessibility.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { postIn } from '#tests/support/groups.ts'
import { textAt } from '#tests/support/json.ts'
import { createMember } from '#tests/support/members.ts'
import { PHONE } from '#tests/support/open-browser.ts'
import { startTestApp } from '#tests/support/start-app.ts'

/** The open subscriptions of a group: posts, notifications, blocks, the cards, and the group. */
const SUBSCRIPTIONS = 5

// The lists contain no groups of other tests.
const app = await startTestApp()
afterAll(() => app.stop())
const { openAs } = await browserSuite(app)

test('member starts a group and posts in it, and another member joins and sees a new post live', async () => {
  const founder = await createMember(app, 'founder')
  const page = await openAs(founder, PHONE)
  await page.goto('/groups')
  await page.getByRole('link', { name: 'Start a group' }).click()
  await page.getByLabel('Name').fill('Office Cats')
  await page.getByLabel('Description').fill('Cats that work from home.')
  await page.getByRole('button', { name: 'Add a rule' }).click()
  await page.getByRole('textbox', { name: 'Rule 1' }).fill('Be kind')
  expect(await page.getByLabel('Address').inputValue()).toBe('office-cats')
  await page.getByRole('button', { name: 'Start group' }).click()
  await page.getByRole('heading', { name: 'Office Cats', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/groups/office-cats')
  expect(await page.getByRole('link', { name: 'Post in this group' }).getAttribute('href')).toBe(
    '/m/account/create?group=office-cats',
  )
  const group = { id: textAt(await groupOf(founder), 'data.group.id'), slug: 'office-cats' }
  await postIn(group, founder, 'The first cat')
  await page.getByRole('feed', { name: 'Office Cats' }).getByText('The first cat').waitFor()

  const guest = await openAs(await createMember(app, 'guest'), PHONE)
  await guest.goto('/groups?sort=popular')
  await guest.getByRole('link', { name: /^Office Cats/ }).click()
  await guest.getByText('The first cat').waitFor()
  await guest.getByRole('button', { name: 'Join Office Cats' }).click()
  await guest.getByRole('button', { name: 'Joined Office Cats' }).waitFor()
  await guest.getByRole('link', { name: '2 members' }).waitFor()
  await page.getByRole('link', { name: '2 members' }).waitFor()

  await app.untilWatchers(2 * SUBSCRIPTIONS)
  await postIn(group, founder, 'The second cat')
  await guest.getByText('The second cat').waitFor()
  expect(await auditAccessibility(guest)).toEqual([])
})

function groupOf({ graphql }: Awaited<ReturnType<typeof createMember>>) {
  return graphql.send('{ group(slug: "office-cats") { id } }')
}
