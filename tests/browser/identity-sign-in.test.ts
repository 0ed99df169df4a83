import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createMember, PASSWORD } from '#tests/support/members.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { identityApp } from '#tests/support/identity-app.ts'

const { app, provider } = await identityApp()
const { browser } = await browserSuite(app)

test('new member with a verified address chooses a username, and signs in directly the next time', async () => {
  const account = { email: 'nova@mail.example', email_verified: false, name: 'Nova Nightingale' }
  provider.accounts.set('nova', account)
  const page = await browser.open()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url() === provider.config.scriptUrl) scripts.push(new URL(page.url()).pathname)
  })
  await page.goto('/')
  await page.getByRole('heading', { name: 'A Meme Community That Gets You.' }).waitFor()
  expect(scripts).toEqual([])
  await page.goto('/ranking')
  await signInAtProvider(page, 'nova')
  await page.getByText('Sign-in with this provider failed. Please try again.').waitFor()
  expect(scripts).toHaveLength(1)

  account.email_verified = true
  const again = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Provider' }).click()
  // The session at the provider still exists, so only the consent is left.
  await (await again).getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Almost there: choose a username and tell us your date of birth.').waitFor()
  expect(await page.getByLabel('Username').inputValue()).toBe('Nova_Nightingale')
  await page.getByLabel('Username').fill('nova_n')
  await page.getByLabel('Date of birth').fill('1991-03-04')
  await page.getByRole('checkbox').check()
  await page.getByText('Username is available').waitFor()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByText('Login successful! Welcome back!').waitFor()
  await page.waitForURL('**/ranking')

  await forgetSession(page)
  await signInAtProvider(page, 'nova')
  await page.waitForURL('**/m/account/feed')
  await expectSignedInAs(page, 'nova_n')
})

test('account with the same verified address is linked by its password or a mailed code, and can be unlinked', async () => {
  const { email, username } = await createMember(app)
  provider.accounts.set('namesake', { email, email_verified: true, name: 'Somebody Else' })
  const page = await browser.open()
  await page.goto('/m/account/register')
  await signInAtProvider(page, 'namesake')
  await page.getByText('An account with this email address already exists.').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Connect and log in' }).click()
  await page.waitForURL('**/m/account/feed')
  await expectSignedInAs(page, username)

  await page.goto('/m/account/settings/account')
  const connected = page.getByRole('region', { name: 'Connected accounts' })
  await connected.getByText('localhost').waitFor()
  await connected.getByRole('button', { name: /^Unlink/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
  await connected.getByText('No account is connected.').waitFor()
  await app.mailbox.next(email)

  await forgetSession(page)
  await signInAtProvider(page, 'namesake')
  await page.getByRole('button', { name: 'Send a code instead' }).click()
  const code = codeIn(await app.mailbox.next(email))
  await page.getByLabel('Digit 1 of 6').click()
  await page.keyboard.type(code)
  await page.getByRole('button', { name: 'Connect and log in' }).click()
  await page.waitForURL('**/m/account/feed')
  await expectSignedInAs(page, username)
})

/** Opens the login as in a browser that has never been here. */
async function forgetSession(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await page.goto('/m/account/login')
}

/** The profile beside the feed, because a toast covers the account menu. */
function expectSignedInAs(page: Page, username: string): Promise<void> {
  return page.getByRole('region', { name: 'Your profile' }).getByText(`@${username}`).waitFor()
}

async function signInAtProvider(page: Page, account: string) {
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Provider' }).click()
  const window = await popup
  await window.locator('input[name=login]').fill(account)
  await window.locator('input[name=password]').fill('whatever')
  await window.locator('button[type=submit]').click()
  await window.getByRole('button', { name: 'Continue' }).click()
}
