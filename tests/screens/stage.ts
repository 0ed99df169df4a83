import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import type { BrowserContext, Page } from 'playwright-core'
import { paths } from '#client/paths.ts'
import { DEMO_ACCOUNT } from '#prisma/demo/fill-demo-community.ts'
import { startApp, type App } from '#server/app.ts'
import { buildConfig } from '#server/config/config.ts'
import { DESKTOP, openBrowser, PHONE, type TestBrowser } from '../support/open-browser.ts'
import { fillMemes } from './fill-memes.ts'
import { fillThread } from './fill-thread.ts'
import type { DeviceName, People, Screen } from './screen.ts'

/** The time of the demo community, at which the clocks of the browsers stand still. */
const NOW = new Date('2026-03-18T12:00:00Z')

const DEVICES = { phone: PHONE, desktop: DESKTOP }
export const DEVICE_NAMES: readonly DeviceName[] = ['phone', 'desktop']
export const THEMES = ['light', 'dark'] as const

export type Stage = {
  /** Opens the screen in its state and waits until it is complete. The caller closes the page before the next one is opened. */
  show(screen: Screen, device: DeviceName): Promise<Page>
  close(): Promise<void>
}

type StageOptions = {
  /** Any free port by default. */
  port?: number
  /** An empty migrated database. By default the server starts its own. */
  databaseUrl?: string
  open?: (baseURL: string) => Promise<TestBrowser>
}

/** A server with the demo community and a browser. */
export async function openStage({
  port = 0,
  databaseUrl,
  open = openBrowser,
}: StageOptions = {}): Promise<Stage> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'guffaw-screens-'))
  const config = buildConfig({
    PORT: port,
    DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    DEMO: 'on',
    RATE_LIMITS: 'off',
  })
  const startedAt = Date.now()
  const clock = { now: () => new Date(NOW.getTime() + Date.now() - startedAt) }
  const app = await startApp(config, { clock, log: pino({ level: 'silent' }) })
  const browser = await open(app.url)
  const people = await findPeople(app)
  const { cookies } = await signIn(browser)
  const contexts = new Map<DeviceName, BrowserContext>()

  /** A page without cookies and stored data of the earlier ones, whose scripts are in the cache. */
  const openPage = async (device: DeviceName) => {
    const context = contexts.get(device) ?? (await browser.openContext(DEVICES[device]))
    contexts.set(device, context)
    await context.setOffline(false)
    await context.clearCookies()
    const page = await browser.openPage(context)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', { origin: app.url, storageTypes: 'all' })
    return page
  }

  return {
    async show(screen, device) {
      const page = await openPage(device)
      if (screen.by === 'member') await page.context().addCookies(cookies)
      await page.clock.setFixedTime(NOW)
      await screen.arrange?.(page)
      await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(people))
      await page.getByText(screen.shows).filter({ visible: true }).first().waitFor()
      await page.locator('#root:not([data-ssr])').waitFor({ state: 'attached' })
      await screen.act?.(page, device)
      // Wide layouts load their trending panel after the screen.
      const isSignedIn = await page.getByRole('button', { name: 'Account menu' }).isVisible()
      const hasPanel = new URL(page.url()).pathname !== paths.discover
      if (device === 'desktop' && isSignedIn && hasPanel)
        await page.getByRole('complementary', { name: 'Trending users' }).waitFor()
      // The trending panel loads its own data.
      await page.getByText('Loading trending users...').waitFor({ state: 'detached' })
      await settle(page, screen.whole ?? false)
      return page
    },
    async close() {
      await browser.close()
      await app.stop()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}

async function findPeople({ dependencies }: App): Promise<People> {
  const { database } = dependencies
  const { id } = await database.member.findFirstOrThrow({
    where: { postCount: { gt: 10 }, credentials: { email: { not: DEMO_ACCOUNT.email } } },
    orderBy: { username: 'asc' },
  })
  const post = await database.post.findFirstOrThrow({
    where: { mediaId: { not: null } },
    orderBy: { createdAt: 'desc' },
  })
  const { id: demoId } = await database.member.findFirstOrThrow({
    where: { credentials: { email: DEMO_ACCOUNT.email } },
  })
  const commented = await database.post.findFirstOrThrow({
    where: { authorId: demoId },
    orderBy: { createdAt: 'desc' },
  })
  const others = await database.member.findMany({
    where: { id: { not: demoId } },
    orderBy: { username: 'asc' },
    take: 6,
  })
  const memberIds = [demoId, ...others.map((other) => other.id)]
  const commentId = await fillThread(dependencies, commented.id, memberIds)
  const memeId = await fillMemes(dependencies, memberIds)
  return { otherMemberId: id, postId: post.id, commentedPostId: commented.id, commentId, memeId }
}

async function signIn(browser: TestBrowser) {
  const page = await browser.open()
  await page.clock.setFixedTime(NOW)
  await page.goto('/m/account/login')
  await page.getByLabel('Email').fill(DEMO_ACCOUNT.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_ACCOUNT.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/m/account/feed')
  const state = await page.context().storageState()
  await page.context().close()
  return state
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
