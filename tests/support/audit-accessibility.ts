import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The success criteria of WCAG 2.1, levels A and AA, and what axe knows to be good practice besides. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']

/** What axe finds wrong with the page as it is now: each rule that is broken, and where. */
export async function auditAccessibility(page: Page): Promise<string[]> {
  // Evaluated rather than added as a script, which the site's own policy would rightly refuse.
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (tags) =>
      window.axe.run(document, {
        runOnly: tags,
        resultTypes: ['violations'],
        // An open menu stands at the end of the body, in no landmark, for as long as it has the focus.
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
