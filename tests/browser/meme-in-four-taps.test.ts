import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createMember } from '#tests/support/members.ts'
import { PHONE } from '#tests/support/open-browser.ts'

const { app, openFeed } = await browserSuite()

test('a meme with two texts is posted from the feed with four taps', async () => {
  const member = await createMember(app)
  const page = await openFeed(member, PHONE)
  await page.locator('#root:not([data-ssr])').waitFor()
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  const text = page.getByLabel('Text of the meme')
  const isTyping = () => text.evaluate((area) => area === document.activeElement)

  await tap(page.getByRole('link', { name: 'Create' }))
  await tap(page.getByRole('list', { name: 'Templates' }).getByRole('link', { name: 'Before and after' }))
  await text.waitFor()
  await page.waitForURL('**/make')
  await expect.poll(isTyping).toBe(true)
  await page.keyboard.type('Day one')
  await tap(page.getByRole('button', { name: 'Done' }))
  expect(await isTyping()).toBe(true)
  await page.keyboard.type('Day three')
  await tap(page.getByRole('button', { name: 'Post', exact: true }))

  const name = 'Before and after: “Day one” / “Day three”'
  await page.getByRole('article', { name: member.username }).getByRole('img', { name }).waitFor()
  expect(taps).toBe(4)

  await page.getByRole('alert').getByRole('link', { name: 'View' }).tap()
  await page.waitForURL('**/post/*')
  await page.getByRole('img', { name }).waitFor()
})
