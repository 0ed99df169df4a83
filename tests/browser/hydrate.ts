import type { Page } from 'playwright-core'
import { createGate, type Gate } from '#tests/support/gate.ts'

const gates = new WeakMap<Page, Gate>()

/** Opens a page whose entry script arrives once `hydrate` is called. */
export async function openWithoutScripts(page: Page, path: string): Promise<void> {
  const scripts = createGate()
  gates.set(page, scripts)
  await page.route('**/assets/start-*.js', async (route) => {
    await scripts.pass()
    await route.fallback()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('#ssr-end').waitFor({ state: 'attached' })
}

export async function hydrate(page: Page): Promise<void> {
  gates.get(page)?.open()
  await page.locator('#root:not([data-ssr])').waitFor()
}

export function markElement(page: Page, selector: string): Promise<void> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.setAttribute('data-marked', ''))
}

/** React keeps the element and its focus if it hydrates instead of rendering the screen again. */
export function markedElementHasFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.hasAttribute('data-marked') ?? false)
}
