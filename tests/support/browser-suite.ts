import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach } from 'vitest'
import { ACCESS_TOKEN_SECONDS } from '#rules/limits.ts'
import type { TestMember } from './members.ts'
import { createTestBrowser, DESKTOP, launchChromium, type TestBrowser } from './open-browser.ts'
import { sharedApp } from './shared-app.ts'
import type { TestApp } from './start-app.ts'

export type BrowserSuite = {
  app: TestApp
  browser: TestBrowser
  /** A page with the session of the member, which has loaded nothing yet. */
  openAs(member: Session, device?: BrowserContextOptions): Promise<Page>
  /** Opens the feed as the member. */
  openFeed(member: Session, device?: BrowserContextOptions): Promise<Page>
}

const COOKIE = { path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' } as const

type Session = Pick<TestMember, 'accessToken' | 'refreshToken'>

let chromium: Promise<Browser> | undefined

/** Uses the Chromium process of this worker, which ends with the worker. */
export async function openWorkerBrowser(baseURL: string): Promise<TestBrowser> {
  chromium ??= launchChromium()
  return createTestBrowser(await chromium, baseURL)
}

/**
 * The server and the browser of this worker for the tests of a file. After each test, the consoles of its pages must be without
 * errors, and the pages are closed. `url` is the address of a proxy in front of the server.
 */
export async function browserSuite(ownApp?: TestApp, url?: string): Promise<BrowserSuite> {
  const app = ownApp ?? (await sharedApp())
  const baseURL = url ?? app.url
  const browser = await openWorkerBrowser(baseURL)
  afterEach(async () => {
    try {
      browser.expectNoErrors()
    } finally {
      await browser.close()
      await app.untilWatchers(0)
    }
  })
  const openAs: BrowserSuite['openAs'] = (member, device = DESKTOP) =>
    browser.open({ ...device, storageState: storageOf(member, baseURL) })
  return {
    app,
    browser,
    openAs,
    async openFeed(member, device) {
      const page = await openAs(member, device)
      await page.goto('/m/account/feed')
      await page.getByRole('heading', { name: 'Trending Posts' }).waitFor()
      return page
    },
  }
}

/** What the browser has stored after a login. */
function storageOf({ accessToken, refreshToken }: Session, baseURL: string) {
  const cookies = Object.entries({ accessToken, refreshToken })
  const expiry = Date.now() + ACCESS_TOKEN_SECONDS * 1000
  return {
    cookies: cookies.map(([name, value]) => ({ ...COOKIE, domain: new URL(baseURL).hostname, name, value })),
    origins: [{ origin: baseURL, localStorage: [{ name: 'session', value: String(expiry) }] }],
  }
}
