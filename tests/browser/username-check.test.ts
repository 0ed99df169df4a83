import { expect, test } from 'vitest'
import { createMember } from '#tests/support/members.ts'
import { PHONE } from '#tests/support/open-browser.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'

const { app, browser } = await browserSuite()

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
