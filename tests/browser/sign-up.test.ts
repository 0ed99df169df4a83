import { expect, test } from 'vitest'
import { createMember, PASSWORD, registration } from '#tests/support/members.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { PHONE } from '#tests/support/open-browser.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'

const { app, browser } = await browserSuite()
const newcomer = registration()

test('visitor registers with the mailed code, logs in and sees the feed', async () => {
  const page = await browser.open(PHONE)
  const { username, email, password, dateOfBirth } = newcomer

  await page.goto('/')
  await page.getByRole('heading', { name: 'A Meme Community That Gets You.' }).waitFor()
  await page.goto('/m/account/register')
  await page.getByRole('heading', { name: 'Register to Guffaw' }).waitFor()
  // Spaces are removed from usernames.
  await page.getByLabel('Username').pressSequentially(username.replace('c', ' c'))
  expect(await page.getByLabel('Username').inputValue()).toBe(username)
  await page.getByLabel('Date of birth').fill(dateOfBirth)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByText('Username is available').waitFor()
  await page.getByRole('button', { name: 'Register' }).click()

  await page.getByText('Registration successful! Please verify your email with OTP.').waitFor()
  const verify = page.getByRole('button', { name: 'Verify' })
  expect(await verify.isDisabled()).toBe(true)
  const code = codeIn(await app.mailbox.next(email))
  await page.getByLabel('Digit 1 of 6').focus()
  await page.keyboard.type(code)
  await verify.click()

  await page.waitForURL('**/m/account/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/m/account/feed')
  await page.getByText('Login successful! Welcome back!').waitFor()
  await page.getByRole('heading', { name: 'Trending Posts' }).waitFor()
})

test('wrong password clears the password field and shows an error', async () => {
  const page = await browser.open(PHONE)
  await page.goto('/m/account/login')
  await page.getByLabel('Email').fill('nobody@mail.example')
  await page.getByLabel('Password', { exact: true }).fill('Wrong-password1')
  await page.getByRole('button', { name: 'Login' }).click()

  await page.getByText('Invalid email or password').waitFor()
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
})

test('visitor who opens the feed is redirected to the login and back', async () => {
  const { email } = await createMember(app)
  const page = await browser.open(PHONE)
  await page.goto('/m/account/trending')
  await page.waitForURL(/\/m\/account\/login\b/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()

  await page.waitForURL('**/m/account/trending')
  await page.getByRole('heading', { name: 'Trending Now' }).waitFor()
})
