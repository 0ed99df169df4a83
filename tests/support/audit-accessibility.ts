import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The success criteria of WCAG 2.1, levels A and AA, and the best practices of axe. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']

/** The violations that axe finds in the current page: each rule with its elements. */
export async function auditAccessibility(page: Page): Promise<string[]> {
  // Evaluated instead of added as a script, which the Content Security Policy would block.
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (tags) =>
      window.axe.run(document, {
        runOnly: tags,
        resultTypes: ['violations'],
        // An open menu is rendered at the end of the body, outside of the landmarks.
        rules: { region: { enabled: false } },
      }),
    RULES,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(describeNode).join('; ')}`)
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
