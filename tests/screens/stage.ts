import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CDPSession, Page, ViewportSize } from 'playwright-core'
import { paths } from '#client/paths.ts'
import { DEMO_ACCOUNT } from '#prisma/demo/fill-demo-community.ts'
import { ACCESS_TOKEN_COOKIE, REFRESH_TOKEN_COOKIE } from '#rules/limits.ts'
import type { App } from '#server/app.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { startSession } from '#server/features/auth/session.ts'
import { DESKTOP, openBrowser, PHONE, WINDOWS, type TestBrowser } from '../support/open-browser.ts'
import { NOW, startDemoServer } from './demo-server.ts'
import { findPeople } from './find-people.ts'
import { stopIntercepting } from './network.ts'
import type { DeviceName, Screen } from './screen.ts'

const DEVICES = { phone: PHONE, desktop: DESKTOP }
export const DEVICE_NAMES: readonly DeviceName[] = ['phone', 'desktop']
export const THEMES = ['light', 'dark'] as const

export type Stage = {
  /** Opens the screen in its state and waits until it is complete. The next screen for the device replaces it in the same page. */
  show(screen: Screen, device: DeviceName): Promise<Page>
  /** Changes the browser while the screen is shown: its pointer, its window and, like its settings, its text size. */
  emulate(device: DeviceName, conditions?: Conditions): Promise<void>
  close(): Promise<void>
}

type Conditions = {
  /** That of the device by default. */
  viewport?: ViewportSize
  /** A factor. 1 by default. */
  textSize?: number
}

type StageOptions = {
  /** Any free port by default. */
  port?: number
  /** By default the server starts its own. */
  databaseUrl?: string
  /** The data directory that belongs to the database, of which the server gets a copy. */
  filesOf?: string
  open?: (baseURL: string) => Promise<TestBrowser>
}

/** A server with the demo community and a browser, whose clock stands still. */
export async function openStage({
  filesOf,
  open = openBrowser,
  ...options
}: StageOptions = {}): Promise<Stage> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'guffaw-screens-'))
  if (filesOf) await cp(filesOf, dataDirectory, { recursive: true })
  const app = await startDemoServer({ dataDirectory, ...options })
  const browser = await open(app.url)
  const people = await findPeople(app)
  const cookies = {
    member: await signIn(app, { credentials: { email: DEMO_ACCOUNT.email } }),
    moderator: await signIn(app, { role: 'MODERATOR' }),
  }
  const tabs = new Map<DeviceName, Tab>()
  let shown: Tab | undefined

  /** A new page for each screen would compile all scripts again. */
  const tabOf = async (device: DeviceName) => {
    const tab = tabs.get(device) ?? (await openTab(browser, device))
    tabs.set(device, tab)
    return tab
  }

  return {
    async show(screen, device) {
      const tab = await tabOf(device)
      await reset(tab, app.url, device)
      shown = tab
      const { page } = tab
      if (screen.by !== 'visitor') await page.context().addCookies(cookies[screen.by])
      await screen.arrange?.(page)
      await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(people))
      await page.getByText(screen.shows).filter({ visible: true }).first().waitFor()
      await page.locator('#root:not([data-ssr])').waitFor({ state: 'attached' })
      await screen.act?.(page, device)
      // Wide layouts load their trending panel after the screen.
      const isSignedIn = await page.getByRole('button', { name: 'Account menu' }).isVisible()
      const { pathname } = new URL(page.url())
      const hasPanel = pathname !== paths.discover && !pathname.startsWith(paths.settings)
      if (device === 'desktop' && isSignedIn && hasPanel)
        await page.getByRole('complementary', { name: 'Trending users' }).waitFor()
      // The trending panel loads its own data.
      await page.getByText('Loading trending users...').waitFor({ state: 'detached' })
      await settle(page, screen.whole ?? false)
      return page
    },
    async emulate(device, conditions) {
      if (shown) await emulate(shown, device, conditions)
    },
    async close() {
      await browser.close()
      await app.stop()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}

type Tab = { page: Page; devtools: CDPSession }

async function openTab(browser: TestBrowser, device: DeviceName): Promise<Tab> {
  const context = await browser.openContext(DEVICES[device])
  const page = await browser.openPage(context)
  await page.clock.setFixedTime(NOW)
  return { page, devtools: await context.newCDPSession(page) }
}

/** Removes the routes, cookies, stored data and settings of the earlier screen. */
async function reset(tab: Tab, origin: string, device: DeviceName): Promise<void> {
  const { page, devtools } = tab
  const context = page.context()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await stopIntercepting(page)
  await context.setOffline(false)
  // Leaves the earlier screen, which could store data again.
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => sessionStorage.clear())
  await context.clearCookies()
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await emulate(tab, device)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

async function emulate(
  { devtools }: Tab,
  device: DeviceName,
  { viewport = WINDOWS[device], textSize = 1 }: Conditions = {},
): Promise<void> {
  const isPhone = device === 'phone'
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor: 1,
    mobile: isPhone,
  })
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone })
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 * textSize, fixed: 13 * textSize } })
}

/** The cookies of a session of the member. */
async function signIn({ url, dependencies }: App, member: Prisma.MemberWhereInput) {
  const { id } = await dependencies.database.member.findFirstOrThrow({ where: member })
  const { accessToken, refreshToken } = await startSession(dependencies, id, null)
  const cookies = { [ACCESS_TOKEN_COOKIE]: accessToken, [REFRESH_TOKEN_COOKIE]: refreshToken }
  return Object.entries(cookies).map(([name, value]) => ({ name, value, url, httpOnly: true }))
}

/** Changes the colour scheme while the page is open. */
export async function changeTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await standStill(page)
}

/** Waits for fonts, visible images and animations. */
async function settle(page: Page, whole: boolean): Promise<void> {
  await page.evaluate(async (isWholePage) => {
    await document.fonts.ready
    const seen = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && (isWholePage || (bottom > 0 && top < window.innerHeight))
    })
    // Lazy images further down load only after scrolling.
    for (const image of seen) image.loading = 'eager'
    await Promise.all(seen.map((image) => image.decode().catch(() => null)))
  }, whole)
  await standStill(page)
}

/** Waits for transitions. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Transitions start in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
  })
}
