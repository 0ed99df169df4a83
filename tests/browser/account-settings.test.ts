import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isolate } from '#rules/isolate.ts'
import { createMember, PASSWORD, signInWithCookies } from '#tests/support/members.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { DESKTOP, PHONE } from '#tests/support/open-browser.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { drawPicture } from '#tests/support/pictures.ts'

const NEW_PASSWORD = 'Battery-staple2'
const DRAWING = /^\/media\/avatar\/\d+\/[a-z]+\.svg$/

const { app, openAs, openFeed } = await browserSuite()

test('changed name and photo are shown everywhere, and a new email address needs the mailed code', async () => {
  const member = await createMember(app, 'ann')
  const page = await openFeed(member, DESKTOP)
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await page.getByRole('heading', { name: 'Edit profile' }).waitFor()

  await page.getByLabel('Name', { exact: true }).fill('Ann Other')
  await page.getByLabel('Bio').fill('Laughs last.')
  await page.getByLabel('Mobile').fill('+44 20 7946 0000')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Profile updated successfully').waitFor()

  const headerPhoto = page.getByRole('button', { name: 'Account menu' }).locator('img')
  expect(await headerPhoto.getAttribute('src')).toMatch(DRAWING)
  await choosePhoto(page, 'tomato')
  await page.getByText('Photo uploaded successfully!').waitFor()
  const first = await headerPhoto.getAttribute('src')
  expect(first).toMatch(/^\/media\/image\/s_128\/.+\.webp$/)
  await choosePhoto(page, 'teal')
  await expect.poll(() => headerPhoto.getAttribute('src')).not.toBe(first)

  // A toast covers the button.
  await page.getByRole('button', { name: 'Account menu' }).press('Enter')
  await page.getByRole('menu').getByText('Ann Other').waitFor()
  await page.getByRole('menuitem', { name: 'View Profile' }).press('Enter')
  const about = page.getByRole('region', { name: `About ${isolate('Ann Other')}` })
  await about.getByText('Laughs last.').waitFor()
  await about.getByRole('link', { name: 'Edit profile' }).click()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await page.getByRole('dialog', { name: 'Remove photo?' }).getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Photo deleted successfully').waitFor()
  expect(await headerPhoto.getAttribute('src')).toMatch(DRAWING)

  await page.getByLabel('Email').fill('moved@mail.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Profile updated. A code to confirm the new address is on its way to it.').waitFor()
  const code = codeIn(await app.mailbox.next('moved@mail.example'))
  await page.getByLabel('Digit 1 of 6').focus()
  await page.keyboard.type(code)
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('Your email address was changed').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('moved@mail.example')
  expect((await app.mailbox.next(member.email)).subject).toBe('Your Guffaw address was changed')
})

test('new password signs out other browsers, and each device can be signed out', async () => {
  const member = await createMember(app, 'ben')
  const phone = await openAs(await signInWithCookies(app, member), PHONE)
  const desktop = await openAs(await signInWithCookies(app, member), DESKTOP)
  await desktop.goto('/m/account/settings/devices')
  const devices = desktop.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  // The two browsers and the API client.
  await expect.poll(() => devices.count()).toBe(3)
  await devices.first().getByText('This device').waitFor()
  await devices
    .last()
    .getByRole('button', { name: /^Sign out/ })
    .click()
  await expect.poll(() => devices.count()).toBe(2)

  await openSection(desktop, 'Password')
  await desktop.getByLabel('Current password').fill(PASSWORD)
  await desktop.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await desktop.getByLabel('Confirm password', { exact: true }).fill(NEW_PASSWORD)
  await desktop.getByRole('button', { name: 'Change password' }).click()
  await desktop.getByText('Your password was changed. All other devices were signed out.').waitFor()
  await openSection(desktop, 'Devices')
  await expect.poll(() => devices.count()).toBe(1)

  await phone.goto('/saved')
  await phone.waitForURL(/\/m\/account\/login\b/)
  await desktop.reload()
  await desktop.getByRole('heading', { name: 'Devices' }).waitFor()
})

test('member creates and revokes an access token, exports their data and deletes the account', async () => {
  const member = await createMember(app, 'maker')
  await member.post('Knock, knock')
  const page = await openFeed(member, PHONE)
  await openSettings(page, 'For developers')
  await page.getByRole('button', { name: 'New access token' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Meme bot')
  await page.getByLabel('Expires after').selectOption('7 days')
  await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create token' }).click()
  const tokenDialog = page.getByRole('dialog', { name: 'Your access token' })
  const token = await tokenDialog.getByLabel('Access token').inputValue()
  await tokenDialog.getByRole('button', { name: 'Done' }).click()
  const item = page.getByRole('list', { name: 'Access tokens' }).getByRole('listitem')
  await item.getByText('Never used').waitFor()

  const ask = () => fetch(new URL('/api/v1/post', app.url), { headers: { authorization: `Bearer ${token}` } })
  expect(await (await ask()).text()).toContain('Knock, knock')
  await app.dependencies.background.drain()
  await page.reload()
  await item.getByText('Last used: Just now').waitFor()

  await item.getByRole('button', { name: `Revoke ${isolate('Meme bot')}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('Access token revoked').waitFor()
  expect(await item.count()).toBe(0)
  expect((await ask()).status).toBe(401)

  await page.getByRole('button', { name: 'Go Back' }).click()
  await openSection(page, 'Your data')
  await page.getByRole('button', { name: 'Download your data' }).click()
  const exportDialog = page.getByRole('dialog', { name: 'Download your data' })
  await exportDialog.getByLabel('Your password').fill(PASSWORD)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    exportDialog.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.json$/)

  await page.getByRole('button', { name: 'Go Back' }).click()
  await openSection(page, 'Delete account')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete account?' })
  await dialog.getByLabel('Your password').fill('Wrong-password1')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByText('Incorrect password').waitFor()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('Your account and all its data were deleted').waitFor()
  expect(new URL(page.url()).pathname).toBe('/m/account/login')

  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByText('Invalid email or password').waitFor()
})

async function openSettings(page: Page, section: string): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await openSection(page, section)
}

/** By the keyboard, because a toast may cover the link. */
async function openSection(page: Page, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: title }).press('Enter')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

test('appearance applies at once and before the first paint of a reload', async () => {
  const member = await createMember(app, 'dot')
  const page = await openAs(member, PHONE)
  await page.goto('/m/account/settings/appearance')
  await page.getByText('Dark', { exact: true }).click()
  await page.getByText('Largest', { exact: true }).click()
  await page.getByRole('switch', { name: 'Reduce motion' }).click()
  const shown = () =>
    page.evaluate(() => {
      const { theme, text, motion } = document.documentElement.dataset
      const size = getComputedStyle(document.documentElement).fontSize
      const bar = document.querySelector('meta[name="theme-color"][media="all"]')?.getAttribute('data-theme')
      return { theme, text, motion, size, bar }
    })
  const chosen = { theme: 'dark', text: 'largest', motion: 'reduced', size: '20px', bar: 'dark' }
  expect(await shown()).toEqual(chosen)

  await page.route('**/*.js', (route) =>
    route.request().url().includes('before-paint')
      ? route.continue()
      : route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.reload()
  expect(await shown()).toEqual(chosen)
})

async function choosePhoto(page: Page, color: string): Promise<void> {
  await page.getByLabel('Photo file').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await (await drawPicture({ color })).arrayBuffer()),
  })
  const dialog = page.getByRole('dialog', { name: 'Position your photo' })
  await dialog.getByRole('slider', { name: 'Left or right' }).press('ArrowRight')
  await dialog.getByRole('button', { name: 'Use photo' }).click()
}
