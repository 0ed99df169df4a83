import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditAccessibility } from '#tests/support/audit-accessibility.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { DESKTOP, PHONE } from '#tests/support/open-browser.ts'

const { app, openAs, openFeed } = await browserSuite()
let ann: TestMember
let ben: TestMember
// The first of the top posts is one of these tests.
beforeAll(async () => void (await app.dependencies.database.post.deleteMany()))
beforeEach(async () => {
  ann = await createMember(app, 'ann')
  ben = await createMember(app, 'ben')
})

test('member searches while typing, follows a tag and reads its posts at home', async () => {
  await ben.post('The quokka is always smiling #quokka')
  await ben.post('A quokkaesque grin')
  await app.run('index posts for searches')
  const page = await openFeed(ann, PHONE)
  await page.getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox').pressSequentially('quokka')
  await page.getByText('2 results').waitFor()
  const posts = page.getByRole('article')
  await expect.poll(() => posts.locator('mark').allTextContents()).toEqual(['quokka', 'quokka', 'quokka'])
  expect(await posts.first().textContent()).toContain('always smiling')
  expect(await auditAccessibility(page)).toEqual([])

  await posts.first().getByRole('link', { name: '#quokka' }).click()
  await page.getByRole('heading', { name: '#quokka' }).waitFor()
  await page.getByRole('button', { name: 'Follow' }).click()
  await page.getByRole('button', { name: 'Following' }).waitFor()
  expect(await auditAccessibility(page)).toEqual([])
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('feed').getByText('The quokka is always smiling').waitFor()
  expect(await page.getByText('A quokkaesque grin').count()).toBe(0)
})

test('member follows a tag that no post uses, finds it among the followed tags and unfollows it', async () => {
  const page = await openAs(ann, PHONE)
  await page.goto('/tags/bilby')
  await page.getByRole('button', { name: 'Follow #bilby' }).click()
  await page.getByRole('button', { name: 'Following #bilby' }).waitFor()
  expect(await auditAccessibility(page)).toEqual([])
  await page.reload()
  await page.getByRole('button', { name: 'Following #bilby' }).waitFor()
  await page.goto('/discover')
  await page.getByRole('region', { name: 'Your tags' }).getByRole('link', { name: '#bilby' }).click()
  await page.getByRole('button', { name: 'Following #bilby' }).click()
  await page.getByRole('button', { name: 'Follow #bilby' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Trending members' }).waitFor()
  expect(await page.getByText('Your tags').count()).toBe(0)
})

test('slash key focuses the search, which survives a reload and the way back', async () => {
  await ben.post('An axolotl never grows up #axolotl')
  await app.run('index posts for searches')
  const page = await openFeed(ann, DESKTOP)
  await page.getByRole('searchbox').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('axolotl from:')
  await page.keyboard.type(ben.username)
  await page.keyboard.press('Enter')
  await page.getByText('1 result').waitFor()
  await page.reload()
  await page.getByText('1 result').waitFor()
  await page.getByRole('tab', { name: 'Tags' }).click()
  await page.getByRole('tab', { name: 'Tags', selected: true }).waitFor()
  await page.goBack()
  await page.getByText('An axolotl never grows up').waitFor()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('link', { name: `axolotl from:${ben.username}` }).waitFor()
})

test('dashboard shows the top posts of a period, and the trending screen explains a rank', async () => {
  const id = await ben.post('A capybara walks into a spa')
  await ann.react(id, 'like')
  const page = await openAs(ann, PHONE)
  await page.goto('/discover')
  await page.getByRole('tab', { name: 'Day' }).click()
  await page.getByRole('article').first().getByText('A capybara walks into a spa').waitFor()
  expect(await auditAccessibility(page)).toEqual([])
  await page.getByRole('link', { name: 'Trending', exact: true }).click()
  // The dashboard, which shows the same post without a rank, stays until the screen has loaded.
  await page.getByRole('heading', { name: 'Trending Now' }).waitFor()
  const post = page.getByRole('article').filter({ hasText: 'A capybara walks into a spa' })
  await post.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Why am I seeing this?' }).click()
  await page.getByText(/is number \d+ in Trending: it has 1 like and 0 dislikes/).waitFor()
  expect(await auditAccessibility(page)).toEqual([])
})
