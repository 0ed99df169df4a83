import { beforeEach, expect, test } from 'vitest'
import { createMember, PASSWORD, type TestMember } from '#tests/support/members.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { PHONE } from '#tests/support/open-browser.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'

const NEW_PASSWORD = 'Battery-staple2'

const { app, browser } = await browserSuite()
let ann: TestMember
beforeEach(async () => {
  ann = await createMember(app, 'ann')
})

test('member sets a new password with the mailed code and logs in with it', async () => {
  const page = await browser.open(PHONE)
  await page.goto('/m/account/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('heading', { name: 'Forgot password' }).waitFor()
  await page.getByLabel('Email').fill(ann.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText('If this address belongs to an account').waitFor()
  expect(await page.getByRole('button', { name: /^Send a new code in/ }).isDisabled()).toBe(true)

  const code = codeIn(await app.mailbox.next(ann.email))
  const wrong = code === '000000' ? '111111' : '000000'
  const change = page.getByRole('button', { name: 'Change password' })
  await page.keyboard.type(wrong)
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(NEW_PASSWORD)
  await change.click()
  await page.getByText('OTP verification failed').waitFor()
  await page.keyboard.type(code)
  await change.click()

  await page.waitForURL('**/m/account/login')
  await page.getByText('Your password was changed. Please log in with the new one.').waitFor()
  expect((await app.mailbox.next(ann.email)).subject).toBe('Your Guffaw password was changed')

  await page.getByLabel('Email').fill(ann.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByText('Invalid email or password').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/m/account/feed')
})

test('unknown email address gets the same response and no mail', async () => {
  const page = await browser.open(PHONE)
  await page.goto('/auth/forgot-password')
  await page.getByLabel('Email').fill('stranger@mail.example')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page
    .getByText('If this address belongs to an account, a code to reset its password is on its way.')
    .waitFor()
  await page.getByLabel('Digit 1 of 6').waitFor()
  expect(app.mailbox.count('stranger@mail.example')).toBe(0)
})
