import { describe, expect, test } from 'vitest'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { PHONE } from '#tests/support/open-browser.ts'
import { editor, execute, fill, graphiqlOpener, openTab, seeAnswer } from './graphiql-page.ts'

const A_BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

const suite = await browserSuite()
const openGraphiql = graphiqlOpener(suite)

describe('GraphiQL', () => {
  test('shows the documentation, builds operations by clicks, opens its dialogs and completes field names', async () => {
    const page = await openGraphiql()
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
    await page.getByText('Query', { exact: true }).click()
    await page.getByText('All posts, newest first.').waitFor()

    await openTab(page, 'Feed')
    await page.getByRole('button', { name: 'Show GraphiQL Explorer' }).click()
    await page.locator('.graphiql-explorer-root').getByText('totalCount', { exact: true }).first().click()
    await expect.poll(() => editor(page, 'Operation Editor')).toContain('totalCount')

    await page.getByRole('button', { name: 'Open settings dialog' }).click()
    await page.getByRole('button', { name: 'Dark' }).click()
    await page.keyboard.press('Escape')
    await openTab(page, 'RateLimit')
    // Unknown fields are underlined once the editor has loaded the schema. Before that it has no suggestions.
    await fill(page, page.getByLabel('Operation Editor'), '{ views }')
    await page.getByLabel('Operation Editor').locator('.squiggly-error').first().waitFor()
    // Pasted text can arrive after a key that is pressed later, which would close the suggestions.
    await fill(page, page.getByLabel('Operation Editor'), '{ vie')
    await expect.poll(() => editor(page, 'Operation Editor')).toBe('{ vie')
    await page.keyboard.press('w')
    await page.locator('.suggest-widget').getByText('viewer').first().waitFor()
  })

  test('reads an operation from the URL and fits a phone screen', async () => {
    const query = encodeURIComponent('{ offersIdentitySignIn }')
    const page = await openGraphiql(`/graphql?query=${query}`, PHONE)
    await execute(page)
    await seeAnswer(page, '"offersIdentitySignIn": false')
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
    await page.getByText('Query', { exact: true }).click()
    await page.getByText('All posts, newest first.').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

describe('GET /graphql', () => {
  const ask = (init: RequestInit, query = '') => fetch(`${suite.app.url}/graphql${query}`, init)

  test('explains itself to browsers without JavaScript', async () => {
    const response = await ask({ headers: { accept: A_BROWSER } })
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('vary')).toBe('accept, cookie, authorization')
    const page = await response.text()
    expect(page).toContain('<h1>Guffaw API</h1>')
    expect(page).toContain('<noscript>')
    expect(page).toContain('href="/api/v1/docs"')
  })

  test('allows style sheets by a nonce of the response and no other inline code', async () => {
    const responses = [
      await ask({ headers: { accept: A_BROWSER } }),
      await ask({ headers: { accept: A_BROWSER } }),
    ]
    const policies = responses.map(({ headers }) => headers.get('content-security-policy') ?? '')
    const nonces = policies.map((policy) => /style-src 'self' 'nonce-([^']{24})'/.exec(policy)?.[1] ?? '')
    expect(new Set(nonces).size).toBe(2)
    expect(policies.join(' ')).not.toContain('unsafe')
    expect(await responses[0]?.text()).toContain(`nonce="${nonces[0]}"`)
  })

  test('responds to HEAD with headers', async () => {
    const response = await ask({ method: 'HEAD', headers: { accept: A_BROWSER } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  test.each(['application/json', 'application/graphql-response+json', '*/*', 'text/html, application/json'])(
    'responds with data to clients that accept %s',
    async (accept) => {
      const response = await ask({ headers: { accept } }, '?query=%7B__typename%7D')
      expect(await response.json()).toMatchObject({ data: { __typename: 'Query' } })
    },
  )
})
