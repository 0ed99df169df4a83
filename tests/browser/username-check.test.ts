import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createMember } from '../support/members.ts'
import { openBrowser, PHONE, type TestBrowser } from '../support/open-browser.ts'
import { startTestApp, type TestApp } from '../support/start-app.ts'

let app: TestApp
let browser: TestBrowser

beforeAll(async () => {
  app = await startTestApp()
  browser = await openBrowser(app.url)
})
afterEach(() => browser.expectNoErrors())
afterAll(async () => {
  await browser.close()
  await app.stop()
})

test('sign-up form shows while typing whether a username is taken, ignoring case', async () => {
  const { username } = await createMember(app)
  const page = await browser.open(PHONE)
  const asked: unknown[] = []
  page.on('request', (request) => {
    const { variables }: { variables?: { username?: string } } = JSON.parse(request.postData() ?? '{}')
    if (variables?.username) asked.push(variables.username)
  })
  await page.goto('/m/account/register')
  const field = page.getByLabel('Username')
  await field.pressSequentially(username.toUpperCase(), { delay: 20 })
  await page.getByText('Please wait for username verification').waitFor()
  await page.getByText('Username is not available').waitFor()
  await field.pressSequentially('_too')
  await page.getByText('Username is available').waitFor()
  expect(asked).toEqual([username.toUpperCase(), `${username.toUpperCase()}_too`])
})
