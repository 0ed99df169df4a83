import { expect, test } from 'vitest'
import { logIn } from '#tests/support/login-form.ts'
import { createMember, registration } from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { PHONE } from '#tests/support/open-browser.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'

const { app, browser } = await browserSuite()
const newcomer = registration()

test('visitor registers with the mailed code, logs in, takes the first steps once and sees the feed', async () => {
  const author = await createMember(app)
  await author.post('Ducks at work #ducks', await drawPicture())
  const page = await browser.open(PHONE)
  const { username, email, password, dateOfBirth } = newcomer

  await page.goto('/')
  await page.getByRole('heading', { name: 'A Meme Community That Gets You.' }).waitFor()
  await page.getByRole('link', { name: 'Join for free' }).click()
  await page.getByRole('heading', { name: 'Register to Guffaw' }).waitFor()
  // Spaces are removed from usernames.
  await page.getByLabel('Username').pressSequentially(username.replace('c', ' c'))
  expect(await page.getByLabel('Username').inputValue()).toBe(username)
  await page.getByLabel('Date of birth').fill(dateOfBirth)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  // The form waits for the check of the username.
  await page.getByRole('button', { name: 'Register' }).click()

  await page.getByText('Registration successful! Please verify your email with OTP.').waitFor()
  const verify = page.getByRole('button', { name: 'Verify' })
  expect(await verify.isDisabled()).toBe(true)
  const code = codeIn(await app.mailbox.next(email))
  await page.getByLabel('Digit 1 of 6').focus()
  await page.keyboard.type(code)
  await verify.click()

  await page.waitForURL('**/m/account/login')
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await page.locator('input[name=password]:focus').waitFor()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByText('Login successful! Welcome back!').waitFor()

  await page.waitForURL('**/welcome')
  await page.getByRole('button', { name: '#ducks' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Frog' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Make your first meme' }).waitFor()
  await page.getByRole('button', { name: 'To my feed' }).click()
  await page.waitForURL('**/m/account/feed')
  await page.getByRole('article').filter({ hasText: 'Ducks at work' }).waitFor()
  const member = await app.dependencies.database.member.findFirstOrThrow({
    where: { username },
    include: { followedTags: true },
  })
  expect(member).toMatchObject({ needsOnboarding: false, followedTags: [{}] })
  expect(member.photoId).not.toBeNull()

  await page.reload()
  await page.getByRole('article').filter({ hasText: 'Ducks at work' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/m/account/feed')
})

test('visitor who opens the saved posts is redirected to the login, which refuses a wrong password, and back', async () => {
  const { email } = await createMember(app)
  const page = await browser.open(PHONE)
  await page.goto('/saved')
  await page.waitForURL(/\/m\/account\/login\b/)
  await page.getByText('Log in to see your saved posts').waitFor()
  await logIn(page, email, 'Wrong-password1')
  await page.getByText('Invalid email or password').waitFor()
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  await logIn(page, email)

  await page.waitForURL('**/saved')
  await page.getByRole('heading', { name: 'Saved', exact: true }).waitFor()
})
