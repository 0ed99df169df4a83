import type { BrowserContextOptions, Page } from 'playwright-core'
import { PASSWORD, type TestMember } from './members.ts'
import type { TestBrowser } from './open-browser.ts'

/** Opens a page, logs in and waits for the feed. */
export async function signIn(
  browser: TestBrowser,
  member: TestMember,
  device?: BrowserContextOptions,
): Promise<Page> {
  const page = await browser.open(device)
  await page.goto('/m/account/login')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/m/account/feed')
  await page.getByRole('heading', { name: 'Trending Posts' }).waitFor()
  return page
}
