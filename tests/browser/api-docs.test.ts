import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createMember, PASSWORD } from '#tests/support/members.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { DESKTOP, PHONE } from '#tests/support/open-browser.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'

const { app, browser } = await browserSuite()
const member = await createMember(app)
await member.post('Read in the docs')

test.each([['a phone', PHONE], ...(isNightly ? [['a desktop', DESKTOP] as const] : [])] as const)(
  'on %s, API reference sends an entered token until it is removed, and the session cookie after a login on the page',
  async (_, device) => {
    const page = await browser.open(device)
    await page.goto('/api/v1/docs/')
    await page.getByRole('button', { name: 'Authorize' }).click()
    await page.getByLabel('auth-bearer-value').fill(member.accessToken)
    await page.getByRole('button', { name: 'Apply credentials' }).first().click()
    await page.getByRole('button', { name: 'Close' }).first().click()
    await open(page, 'getOwnProfile')
    expect(await tryOut(page, 'getOwnProfile')).toContain(member.email)
    await page.getByRole('button', { name: 'Authorize' }).click()
    await page.getByRole('button', { name: 'Remove authorization' }).click()
    await page.getByRole('button', { name: 'Close' }).first().click()

    const login = await open(page, 'login')
    await login.locator('textarea').fill(JSON.stringify({ email: member.email, password: PASSWORD }))
    expect(await tryOut(page, 'login')).toContain('Login successful! Welcome back!')
    await open(page, 'listFeed')
    await page.locator('#operations-Posts-listFeed').getByPlaceholder('page').fill('1')
    expect(await tryOut(page, 'listFeed')).toContain('Read in the docs')
  },
)

async function open(page: Page, operationId: string) {
  const call = page.locator(`[id$="-${operationId}"]`)
  await call.locator('.opblock-summary-control').click()
  return call
}

/** The response body that the page shows. */
async function tryOut(page: Page, operationId: string): Promise<string> {
  const call = page.locator(`[id$="-${operationId}"]`)
  await call.getByRole('button', { name: 'Execute' }).click()
  return call.locator('.live-responses-table .highlight-code').innerText()
}
