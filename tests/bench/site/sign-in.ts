import type { Page } from 'playwright-core'
import { DEMO_ACCOUNT } from '#prisma/demo/fill-demo-community.ts'
import { PHONE, type TestBrowser } from '#tests/support/open-browser.ts'

/** The feed of the demo member on a phone. */
export async function openFeedOnPhone(browser: TestBrowser): Promise<Page> {
  const page = await browser.open(PHONE)
  // tsx wraps functions in a helper that does not exist in the page.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.goto('/m/account/login')
  await page.getByLabel('Email').fill(DEMO_ACCOUNT.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_ACCOUNT.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/m/account/feed')
  await page.getByRole('article').first().waitFor()
  return page
}
