import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createMember, PASSWORD } from '#tests/support/members.ts'
import { DESKTOP } from '#tests/support/open-browser.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'

const PHONE_NUMBER = '+44 20 7946 0000'
const TOKEN_NAME = 'Nightly backup'

const { app, openFeed } = await browserSuite()

test('browser stores posts but no email address, phone number, token or device', async () => {
  const member = await createMember(app, 'ann')
  const postId = await member.post('A post to restore')
  const page = await openFeed(member, DESKTOP)
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).first().click()

  await follow('Profile')
  await follow('Edit profile')
  await page.getByLabel('Bio').fill('Laughs last.')
  await page.getByLabel('Mobile').fill(PHONE_NUMBER)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Profile updated successfully').waitFor()
  await follow('Password, devices and data')
  await follow('For developers')
  await page.getByRole('button', { name: 'New access token' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(TOKEN_NAME)
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByText(TOKEN_NAME).waitFor()
  await follow('Devices')
  await page.getByText('This device', { exact: true }).waitFor()
  const { userAgent } = await page.evaluate(() => ({ userAgent: navigator.userAgent }))
  for (const name of ['Trending', 'Latest']) await follow(name)
  await page.getByRole('heading', { name: 'Trending Posts' }).waitFor()
  await expectStored(page, 'A post to restore', [
    member.email,
    PHONE_NUMBER,
    TOKEN_NAME,
    userAgent,
    '127.0.0.1',
  ])

  for (const path of [
    '/m/account/edit-profile',
    '/m/account/settings/account',
    '/m/account/settings/devices',
    `/post/${postId}`,
    '/m/account/feed',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await expectStored(page, 'A post to restore', [
    member.email,
    PHONE_NUMBER,
    TOKEN_NAME,
    userAgent,
    '127.0.0.1',
  ])
})

async function expectStored(page: Page, kept: string, secrets: string[]) {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await expect.poll(() => storedIn(page).then(({ databases }) => databases)).toContain(kept)
  const { tab, databases, local } = await storedIn(page)
  expect(tab).toContain(kept)
  for (const secret of secrets) expect(tab + databases + local).not.toContain(secret)
}

/** The contents of all storages of the page as text. */
function storedIn(page: Page) {
  return page.evaluate(async () => {
    const result = <TResult>(request: IDBRequest<TResult>) =>
      new Promise<TResult>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('No result')))
      })
    const values: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const entries = database.transaction(store).objectStore(store)
        values.push(await result(entries.getAllKeys()), await result(entries.getAll()))
      }
      database.close()
    }
    return {
      tab: JSON.stringify(Object.entries(sessionStorage)),
      local: JSON.stringify(Object.entries(localStorage)),
      databases: JSON.stringify(values),
    }
  })
}
