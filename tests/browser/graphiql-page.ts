import type { Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import type { BrowserSuite } from '#tests/support/browser-suite.ts'
import { DESKTOP } from '#tests/support/open-browser.ts'

/** Opens GraphiQL with its schema loaded. After each test, its pages must be without blocked and foreign requests. */
export function graphiqlOpener({ app, browser }: BrowserSuite) {
  const faults: string[] = []
  afterEach(() => expect(faults.splice(0)).toEqual([]))
  return async (address = '/graphql', device = DESKTOP): Promise<Page> => {
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
}

export async function openTab(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  // GraphiQL reads the editor 100 ms after a change. Only then does the button run the new document.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('graphiql:query') ?? ''))
    .toMatch(new RegExp(`^(query|mutation|subscription) ${name}\\b`, 'm'))
}

export async function execute(page: Page, operation?: string) {
  await page.getByRole('button', { name: /^Execute query/ }).click()
  if (operation) await page.getByRole('menuitem', { name: operation }).click()
}

export async function runAndSee(page: Page, tab: string, expected: string) {
  await openTab(page, tab)
  await execute(page)
  await seeAnswer(page, expected)
}

export async function seeAnswer(page: Page, expected: string): Promise<string> {
  await expect.poll(() => answer(page)).toContain(expected)
  return answer(page)
}

export const answer = (page: Page) => editor(page, 'Result Window')

/** The lines in visual order, without line breaks by wrapping. */
export function editor(page: Page, name: string): Promise<string> {
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

export async function write(page: Page, tool: 'Variables' | 'Headers', text: string) {
  await page.getByRole('button', { name: tool, exact: true }).click()
  await fill(page, page.getByRole('region', { name: tool }), text)
}

export async function fill(page: Page, area: ReturnType<Page['locator']>, text: string) {
  await area.locator('.view-lines').filter({ visible: true }).click()
  await page.keyboard.press('Control+A')
  // When text is typed, the editor inserts closing quotes and brackets.
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)
}
