import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createMember, PASSWORD } from '#tests/support/members.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { identityApp } from '#tests/support/identity-app.ts'

const { app, provider } = await identityApp()
const { browser } = await browserSuite(app)

describe('sign-in with an identity provider', () => {
  test('creates a member after a username is chosen, and signs in directly the next time', async () => {
    provider.accounts.set('nova', {
      email: 'nova@mail.example',
      email_verified: true,
      name: 'Nova Nightingale',
    })
    const page = await browser.open()
    await page.goto('/ranking')
    await signInAtProvider(page, 'nova')

    await page.getByText('Almost there: choose a username and tell us your date of birth.').waitFor()
    expect(await page.getByLabel('Username').inputValue()).toBe('Nova_Nightingale')
    await page.getByLabel('Username').fill('nova_n')
    await page.getByLabel('Date of birth').fill('1991-03-04')
    await page.getByRole('checkbox').check()
    await page.getByText('Username is available').waitFor()
    await page.getByRole('button', { name: 'Create my account' }).click()
    await page.getByText('Login successful! Welcome back!').waitFor()
    await page.waitForURL('**/ranking')

    const another = await browser.open()
    await another.goto('/m/account/login')
    await signInAtProvider(another, 'nova')
    await another.waitForURL('**/m/account/feed')
    await expectSignedInAs(another, 'nova_n')
  })

  test('links the account with the same verified address by its password, and can unlink it', async () => {
    const { email, username } = await createMember(app)
    provider.accounts.set('twin', { email, email_verified: true, name: 'Somebody Else' })
    const page = await browser.open()
    await page.goto('/m/account/register')
    await signInAtProvider(page, 'twin')
    await page.getByText('An account with this email address already exists.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Connect and log in' }).click()
    await page.waitForURL('**/m/account/feed')
    await expectSignedInAs(page, username)

    await page.goto('/m/account/settings')
    const connected = page.getByRole('region', { name: 'Connected accounts' })
    await connected.getByText('localhost').waitFor()
    await connected.getByRole('button', { name: /^Unlink/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
    await connected.getByText('No account is connected.').waitFor()
  })

  test('links the account with the same verified address by a mailed code', async () => {
    const { email, username } = await createMember(app)
    provider.accounts.set('mailed', { email, email_verified: true, name: 'Somebody Else' })
    const page = await browser.open()
    await page.goto('/m/account/login')
    await signInAtProvider(page, 'mailed')
    await page.getByRole('button', { name: 'Send a code instead' }).click()
    const code = codeIn(await app.mailbox.next(email))
    await page.getByLabel('Digit 1 of 6').click()
    await page.keyboard.type(code)
    await page.getByRole('button', { name: 'Connect and log in' }).click()
    await page.waitForURL('**/m/account/feed')
    await expectSignedInAs(page, username)
  })

  test('is refused until the provider has verified the address, and can be retried', async () => {
    const account = { email: 'vera@mail.example', email_verified: false, name: 'Vera' }
    provider.accounts.set('vera', account)
    const page = await browser.open()
    await page.goto('/m/account/login')
    await signInAtProvider(page, 'vera')
    await page.getByText('Sign-in with this provider failed. Please try again.').waitFor()

    account.email_verified = true
    const again = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Continue with Provider' }).click()
    // The session at the provider still exists, so only the consent is left.
    await (await again).getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Almost there: choose a username and tell us your date of birth.').waitFor()
  })
})

test("the provider's script is loaded for sign-in only", async () => {
  const page = await browser.open()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url() === provider.config.scriptUrl) scripts.push(new URL(page.url()).pathname)
  })
  await page.goto('/')
  await page.getByRole('heading', { name: 'A Meme Community That Gets You.' }).waitFor()
  await page.goto('/m/legal/rules')
  await page.getByRole('heading', { name: 'Community Rules' }).waitFor()
  expect(scripts).toEqual([])
  await page.goto('/m/account/register')
  await page.getByRole('button', { name: 'Continue with Provider' }).waitFor()
  expect(scripts).toEqual(['/m/account/register'])
})

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
