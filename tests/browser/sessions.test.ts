import type { BrowserContext, Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createMember } from '#tests/support/members.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { logIn } from '#tests/support/login-form.ts'

const { app, browser, openAs, openFeed } = await browserSuite()

describe('access token near its expiry', () => {
  test('is refreshed once by two tabs at the same time, which then sign out and in together', async () => {
    const member = await createMember(app)
    const first = await openFeed(member)
    const second = await first.context().newPage()
    await second.goto('/m/account/feed')
    await heading(second, 'Trending Posts')
    const refreshes = await holdRefreshesUntil(first.context(), async () => {
      // The other tab waits for the lock meanwhile.
      await first.waitForFunction(async () => ((await navigator.locks.query()).pending ?? []).length > 0)
    })
    await expiresIn(first, 20)
    for (const tab of [first, second]) await tab.getByRole('link', { name: 'Trending' }).first().click()
    for (const tab of [first, second]) {
      await heading(tab, 'Trending Now')
      await tab.getByText('No trending posts').or(tab.getByRole('article')).first().waitFor()
    }
    expect(refreshes()).toBe(1)
    const expiry = await second.evaluate(() => Number(localStorage.getItem('session')))
    expect(expiry - app.clock.now().getTime()).toBeGreaterThan(23 * 3_600_000)

    await signOut(first)
    for (const tab of [first, second]) {
      await heading(tab, 'Login to Guffaw')
      expect(new URL(tab.url()).pathname).toBe('/m/account/login')
    }
    await logIn(second, member.email)
    for (const tab of [first, second]) await heading(tab, 'Trending Posts')
  })

  test('is refreshed before the first query when it expired while the site was closed, and when it was lost with the storage', async () => {
    const page = await openAs(await createMember(app))
    // A page without the client, which would send queries until the reload.
    await page.goto('/robots.txt')
    await expiresIn(page, -1)
    const operations = recordOperations(page)
    await page.goto('/m/account/feed')
    await heading(page, 'Trending Posts')
    expect(operations()[0]).toBe('refreshSessionMutation')

    await page.evaluate(() => localStorage.clear())
    await page.context().clearCookies({ name: 'accessToken' })
    await page.goto('/m/account/trending')
    await heading(page, 'Trending Now')
    expect(await cookie(page, 'accessToken')).toBeDefined()
  })
})

describe('session ended by the server', () => {
  test('redirects to the login without an error about tokens, and back to the page after it', async () => {
    const member = await createMember(app)
    const page = await openFeed(member)
    await page.getByRole('link', { name: 'Trending' }).first().click()
    await heading(page, 'Trending Now')
    await member.rest.post('/auth/logout', { refreshToken: await cookie(page, 'refreshToken') })
    await page.waitForURL(/\/m\/account\/login\?from=/)
    await heading(page, 'Login to Guffaw')
    expect(await page.getByText(/token/i).count()).toBe(0)
    await logIn(page, member.email)
    await page.waitForURL('**/m/account/trending')
    await heading(page, 'Trending Now')
  })
})

describe('sign-out without a network', () => {
  test('persists over a reload and is completed at the next start', async () => {
    const member = await createMember(app)
    const page = await openFeed(member)
    await page.route('**/graphql', (route) => route.abort('internetdisconnected'))
    await signOut(page)
    await heading(page, 'Login to Guffaw')
    await page.unroute('**/graphql')
    await page.reload()
    await heading(page, 'Login to Guffaw')
    expect(await cookie(page, 'refreshToken')).toBeUndefined()
    expect(() => browser.expectNoErrors()).toThrow('ERR_INTERNET_DISCONNECTED')
    await page.goto('/m/account/feed')
    await heading(page, 'Login to Guffaw')
  })
})

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name, exact: true }).waitFor()
}

async function cookie(page: Page, wanted: string): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === wanted)?.value
}

/** Changes the stored session record. The clock of the browser and the token stay the same. */
function expiresIn(page: Page, seconds: number) {
  return page.evaluate(
    (expiry) => localStorage.setItem('session', String(expiry)),
    Date.now() + seconds * 1000,
  )
}

async function holdRefreshesUntil(context: BrowserContext, isTime: () => Promise<void>) {
  let count = 0
  await context.route('**/graphql', async (route) => {
    if (operationOf(route.request()) === 'refreshSessionMutation') {
      count += 1
      await isTime()
    }
    await route.continue()
  })
  return () => count
}

function recordOperations(page: Page) {
  const operations: string[] = []
  page.on('request', (request) => {
    const operation = operationOf(request)
    if (operation) operations.push(operation)
  })
  return () => operations
}

function operationOf(request: Request): string | undefined {
  if (!request.url().endsWith('/graphql')) return undefined
  const { operationName }: { operationName?: string } = JSON.parse(request.postData() ?? '{}')
  return operationName
}
