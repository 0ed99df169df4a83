import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { findChromium } from './find-chromium.ts'

export type TestBrowser = {
  /** A page with its own cookies and storage. */
  open(options?: BrowserContextOptions): Promise<Page>
  openContext(options?: BrowserContextOptions): Promise<BrowserContext>
  openPage(context: BrowserContext): Promise<Page>
  /** Fails if any page has logged an error or thrown one since the last call. */
  expectNoErrors(): void
  close(): Promise<void>
}

/** The sizes of windows in CSS pixels. */
export const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }

/** A phone whose browser does not report it: the server renders the wide layout, which the client replaces. */
export const PHONE: BrowserContextOptions = {
  viewport: WINDOWS.phone,
  hasTouch: true,
  isMobile: true,
}
/** A phone whose browser reports it: the client hydrates the server-rendered screen. */
export const KNOWN_PHONE: BrowserContextOptions = {
  ...PHONE,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
}
export const DESKTOP: BrowserContextOptions = { viewport: WINDOWS.desktop }

/** Reduced motion and no service worker, so that network assertions hold. */
const CALM: BrowserContextOptions = { reducedMotion: 'reduce', serviceWorkers: 'block' }

/** Milliseconds for a click or a wait, shorter than the timeout of a test. */
const PATIENCE = 60_000

// The background flags stop Chromium's own requests. The sandbox needs a user who is not root. A page starts one process for
// rendering: without the limit, Chromium starts another one for each site and replaces that of the empty page.
const FLAGS = [
  '--no-sandbox',
  '--process-per-site',
  '--renderer-process-limit=1',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Starts a Chromium process. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: FLAGS })
}

/** A browser with its own Chromium process, which `close` ends. */
export async function openBrowser(baseURL: string): Promise<TestBrowser> {
  const browser = await launchChromium()
  return { ...createTestBrowser(browser, baseURL), close: () => browser.close() }
}

/** `close` closes the pages that were opened here. Other users of the Chromium process can continue. */
export function createTestBrowser(browser: Browser, baseURL: string): TestBrowser {
  const errors: string[] = []
  const contexts = new Set<BrowserContext>()
  const openContext = async (options: BrowserContextOptions = DESKTOP) => {
    const context = await browser.newContext({ ...CALM, baseURL, ...options })
    contexts.add(context)
    context.setDefaultTimeout(PATIENCE)
    return context
  }
  const openPage = async (context: BrowserContext) => {
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    return page
  }
  return {
    async open(options) {
      const page = await openPage(await openContext(options))
      if (options?.javaScriptEnabled !== false) waitForHydration(page)
      return page
    },
    openContext,
    openPage: async (context) => waitForHydration(await openPage(context)),
    expectNoErrors() {
      const seen = errors.splice(0)
      if (seen.length > 0) throw new Error(`The browser's console has errors:\n${seen.join('\n')}`)
    },
    async close() {
      await Promise.all([...contexts].map((context) => context.close()))
      contexts.clear()
      errors.length = 0
    },
  }
}

/** Makes `goto` and `reload` wait until the app responds to input, unless the test passes `waitUntil`. */
function waitForHydration(page: Page): Page {
  const hydrated = () => page.locator('#root[data-ssr]').waitFor({ state: 'detached' })
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (!options?.waitUntil) await hydrated()
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    if (!options?.waitUntil) await hydrated()
    return response
  }
  return page
}
