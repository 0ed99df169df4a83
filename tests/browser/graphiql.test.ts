import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { DEMO_ACCOUNT } from '#prisma/demo/fill-demo-community.ts'
import { createMember, registration, visit } from '#tests/support/members.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { DESKTOP, PHONE } from '#tests/support/open-browser.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { startTestApp } from '#tests/support/start-app.ts'

/** Milliseconds until a result must be visible. */
const PATIENCE = { timeout: 15_000 }
const A_BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

const app = await startTestApp()
afterAll(() => app.stop())
const { browser } = await browserSuite(app)
const ann = await createMember(app, 'ann')
await ann.post('The first of them')
await joinAsDemo()
/** Errors and blocked requests of all pages since the last test. */
const faults: string[] = []

afterEach(() => expect(faults.splice(0)).toEqual([]))

describe('GraphiQL', () => {
  test('signs in, reads the feed, reacts and comments with its default examples', async () => {
    const page = await openGraphiql()
    expect(await page.title()).toBe('Guffaw API')
    await page.getByRole('link', { name: 'REST API' }).waitFor()
    await execute(page)
    await seeAnswer(page, '"email": "demo@guffaw.example"')
    await runAndSee(page, 'Feed', '"text": "The first of them"')
    await runAndSee(page, 'NumberedPages', '"totalCount": 1')
    await openTab(page, 'HomeFeed')
    await execute(page, 'HomeFeed')
    await seeAnswer(page, '"followedFeed"')
    await runAndSee(page, 'RateLimit', '"remaining"')

    await openTab(page, 'ReactToPost')
    await execute(page, 'NewestPost')
    const newest = await seeAnswer(page, '"text"')
    const id = /"id": *"([^"]+)"/.exec(newest.replaceAll(/\n */g, ''))?.[1]
    await write(page, 'Variables', JSON.stringify({ postId: id, type: 'LIKE' }))
    await execute(page, 'ReactToPost')
    await seeAnswer(page, '"viewerReaction": "LIKE"')

    await openTab(page, 'AddComment')
    await write(page, 'Variables', JSON.stringify({ postId: id, text: 'Made my Monday' }))
    await execute(page, 'AddComment')
    await seeAnswer(page, '"commentCount": 1')
    await execute(page, 'Comments')
    await seeAnswer(page, '"text": "Made my Monday"')
    await openTab(page, 'Notifications')
    await execute(page, 'Notifications')
    await seeAnswer(page, '"unreadNotificationCount": 0')
  })

  test('shows events of the subscription example while a mutation creates a post', async () => {
    const page = await openGraphiql()
    await execute(page)
    await seeAnswer(page, '"accessToken"')
    await openTab(page, 'PostEvents')
    const received: string[] = []
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => received.push(String(payload))),
    )
    await execute(page)
    await expect.poll(() => received.join(), PATIENCE).toContain('connection_ack')
    await expect
      .poll(async () => {
        await ann.post('Breaking news')
        return answer(page)
      }, PATIENCE)
      .toContain('"text": "Breaking news"')
    await page.getByRole('button', { name: /^Stop query/ }).click()

    await runAndSee(page, 'CreatePost', '"text": "Hello from GraphiQL #hello"')
  })

  test('authenticates API clients by the token in the headers, also for subscriptions', async () => {
    const page = await openGraphiql()
    const headers = JSON.stringify({ authorization: `Bearer ${ann.accessToken}` })
    await runAndSee(page, 'Feed', '"code": "NOT_AUTHENTICATED"')
    await write(page, 'Headers', headers)
    await execute(page)
    await seeAnswer(page, '"feed": {')
    await openTab(page, 'PostEvents')
    await write(page, 'Headers', headers)
    await execute(page)
    await page.getByRole('button', { name: /^Stop query/ }).waitFor()
    await expect
      .poll(async () => {
        await ann.post('By token')
        return answer(page)
      }, PATIENCE)
      .toContain('"text": "By token"')
  })

  test('creates a post from an uploaded image', async () => {
    const form = new FormData()
    form.append('file', await drawPicture())
    form.append('altText', 'A cat')
    const mediaId = (await ann.rest.form('/media', form)).text('media.id')
    const page = await openGraphiql()
    await openTab(page, 'CreatePost')
    await write(page, 'Headers', JSON.stringify({ authorization: `Bearer ${ann.accessToken}` }))
    await write(page, 'Variables', JSON.stringify({ input: { mediaId } }))
    await execute(page)
    await seeAnswer(page, '"altText": "A cat"')
  })

  test('shows the documentation and builds operations by clicks', async () => {
    const page = await openGraphiql()
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
    await page.getByText('Query', { exact: true }).click()
    await page.getByText('All posts, newest first.').waitFor()

    await openTab(page, 'Feed')
    await page.getByRole('button', { name: 'Show GraphiQL Explorer' }).click()
    await page.locator('.graphiql-explorer-root').getByText('totalCount', { exact: true }).first().click()
    await expect.poll(() => editor(page, 'Operation Editor'), PATIENCE).toContain('totalCount')
  })

  test('opens its dialogs and completes field names', async () => {
    const page = await openGraphiql()
    await page.getByRole('button', { name: 'Open settings dialog' }).click()
    await page.getByRole('button', { name: 'Dark' }).click()
    await page.keyboard.press('Escape')
    await openTab(page, 'RateLimit')
    // Unknown fields are underlined once the editor has loaded the schema. Before that it has no suggestions.
    await fill(page, page.getByLabel('Operation Editor'), '{ views }')
    await page.getByLabel('Operation Editor').locator('.squiggly-error').first().waitFor()
    // Pasted text can arrive after a key that is pressed later, which would close the suggestions.
    await fill(page, page.getByLabel('Operation Editor'), '{ vie')
    await expect.poll(() => editor(page, 'Operation Editor'), PATIENCE).toBe('{ vie')
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
  const ask = (init: RequestInit, query = '') => fetch(`${app.url}/graphql${query}`, init)

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

/** The member who signs in with the first example. */
async function joinAsDemo() {
  const { rest } = visit(app)
  await rest.post('/auth/register', registration({ username: 'demo', ...DEMO_ACCOUNT }))
  const otp = codeIn(await app.mailbox.next(DEMO_ACCOUNT.email))
  await rest.post('/auth/otp-verify', { email: DEMO_ACCOUNT.email, otp })
}

async function openGraphiql(address = '/graphql', device = DESKTOP): Promise<Page> {
  const page = await browser.open(device)
  const { origin } = new URL(app.url)
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && url.protocol !== 'data:') faults.push(`asked ${url.href}`)
  })
  await page.exposeFunction('reportViolation', (violation: string) => faults.push(violation))
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', (event) => reportViolation(`${event.violatedDirective} ${event.sample}`))",
  )
  await page.goto(address)
  await page.getByLabel('Operation Editor').locator('.view-line').first().waitFor()
  // The schema is loaded.
  await page.getByRole('button', { name: /^Re-fetch/, disabled: false }).waitFor()
  return page
}

async function openTab(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  // GraphiQL reads the editor 100 ms after a change. Only then does the button run the new document.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('graphiql:query') ?? ''), PATIENCE)
    .toMatch(new RegExp(`^(query|mutation|subscription) ${name}\\b`, 'm'))
}

async function execute(page: Page, operation?: string) {
  await page.getByRole('button', { name: /^Execute query/ }).click()
  if (operation) await page.getByRole('menuitem', { name: operation }).click()
}

async function runAndSee(page: Page, tab: string, expected: string) {
  await openTab(page, tab)
  await execute(page)
  await seeAnswer(page, expected)
}

async function seeAnswer(page: Page, expected: string): Promise<string> {
  await expect.poll(() => answer(page), PATIENCE).toContain(expected)
  return answer(page)
}

const answer = (page: Page) => editor(page, 'Result Window')

/** The lines in visual order, without line breaks by wrapping. */
function editor(page: Page, name: string): Promise<string> {
  return page
    .getByLabel(name, { exact: true })
    .locator('.view-line')
    .evaluateAll((lines) =>
      lines
        .map((line) => ({ top: line.getBoundingClientRect().top, text: line.textContent ?? '' }))
        .sort((one, other) => one.top - other.top)
        .map(({ text }) => text.replaceAll('\u00a0', ' '))
        .join('\n'),
    )
}

async function write(page: Page, tool: 'Variables' | 'Headers', text: string) {
  await page.getByRole('button', { name: tool, exact: true }).click()
  await fill(page, page.getByRole('region', { name: tool }), text)
}

async function fill(page: Page, area: ReturnType<Page['locator']>, text: string) {
  await area.locator('.view-lines').filter({ visible: true }).click()
  await page.keyboard.press('Control+A')
  // When text is typed, the editor inserts closing quotes and brackets.
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)
}
