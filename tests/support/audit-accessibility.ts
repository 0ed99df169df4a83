import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The minified build loads in half the time, and every page loads it again. */
const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The success criteria of WCAG 2.1, levels A and AA, and the best practices of axe. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
/** The rules whose result depends on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** The violations that axe finds in the current page: each rule with its elements. */
export function auditAccessibility(page: Page): Promise<string[]> {
  return audit(page, { type: 'tag', values: RULES })
}

/** The violations of the current theme, in a page that was audited in another one. */
export function auditColors(page: Page): Promise<string[]> {
  return audit(page, { type: 'rule', values: COLOR_RULES })
}

async function audit(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await loadAxe(page)
  const { violations } = await page.evaluate(
    (rules) =>
      window.axe.run(document, {
        runOnly: rules,
        resultTypes: ['violations'],
        // An open menu is rendered at the end of the body, outside of the landmarks.
        ...(rules.type === 'tag' && { rules: { region: { enabled: false } } }),
      }),
    runOnly,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(describeNode).join('; ')}`)
}

/** Evaluates it, because the Content Security Policy blocks added scripts. Chromium compiles it once, unlike in `page.evaluate`. */
async function loadAxe(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Runtime.evaluate', { expression: AXE })
  await devtools.detach()
}

function describeNode({ target, failureSummary }: axe.NodeResult): string {
  return `${target.join(' ')} — ${failureSummary ?? ''}`
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the one that is there
  interface Window {
    axe: typeof axe
  }
}
