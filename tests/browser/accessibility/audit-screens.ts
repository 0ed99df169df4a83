import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoCommunity } from '#tests/screens/demo-community.ts'
import type { DeviceName, Screen } from '#tests/screens/screen.ts'
import { screens } from '#tests/screens/screens.ts'
import { changeTheme, openStage, THEMES, type Stage } from '#tests/screens/stage.ts'
import { auditAccessibility, auditColors } from '#tests/support/audit-accessibility.ts'
import { openWorkerBrowser } from '#tests/support/browser-suite.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

/** Milliseconds. Generating the images of the demo community takes long on a busy machine. */
const DRAWING_TIME = 300_000

/** CSS pixels: WCAG 2.1, 1.4.10 Reflow. A desktop window can be as narrow as a phone. */
const NARROW = { width: 320, height: 640 }

/** Tests each screen on its devices, in its themes, in a narrow window and with large text. */
export function auditScreens(chosen: readonly Screen[]): void {
  let database: TestDatabase
  let stage: Stage
  beforeAll(async () => {
    const demo = await demoCommunity()
    database = await createTestDatabase(demo.databaseUrl)
    stage = await openStage({
      databaseUrl: database.url,
      filesOf: demo.dataDirectory,
      open: openWorkerBrowser,
    })
  }, DRAWING_TIME)
  afterAll(async () => {
    await stage.close()
    await database.drop()
  })

  describe('axe reports no violation and the page reflows', () => {
    test.each(chosen)('$name', async (screen) => {
      expect(await findProblems(stage, screen, devicesOf(screen))).toEqual([])
    })
  })
}

async function findProblems(
  stage: Stage,
  screen: Screen,
  devices: readonly [DeviceName, ...DeviceName[]],
): Promise<string[]> {
  const page = await stage.show(screen, devices[0])
  const problems: string[] = []
  for (const [index, device] of devices.entries()) {
    // The components follow the window, so that the second device needs no other page.
    if (index > 0) await stage.emulate(device)
    // A change of the theme renders everything again, so that the second device begins with the theme of the first.
    const themes = themesOf(screen)
    for (const theme of index > 0 ? themes.toReversed() : themes) {
      // The screen was opened in the light theme.
      if (index > 0 || theme !== 'light') await changeTheme(page, theme)
      // Only colours depend on the theme.
      const isRepeated = theme === 'dark' && themes.length > 1
      const violations = isRepeated ? await auditColors(page) : await auditAccessibility(page)
      problems.push(...violations.map((violation) => `${device}, ${theme}: ${violation}`))
    }
    await stage.emulate(device, { viewport: NARROW })
    problems.push(...(await findHiddenWidth(page, `${device}, narrow window`)))
    await stage.emulate(device, { viewport: NARROW, textSize: 2 })
    problems.push(...(await findHiddenWidth(page, `${device}, large text`)))
  }
  return problems
}

/** Layouts are audited on both devices. States alternate between the devices. */
function devicesOf(screen: Screen): readonly [DeviceName, ...DeviceName[]] {
  if (screen.only) return [screen.only]
  if (!screen.isState) return ['desktop', 'phone']
  return [screens.indexOf(screen) % 2 === 0 ? 'phone' : 'desktop']
}

/** Layouts are audited in both themes. Every second state of a device is audited in the dark theme, and nightly in both. */
function themesOf(screen: Screen): readonly (typeof THEMES)[number][] {
  if (!screen.isState || isNightly) return THEMES
  return [screens.indexOf(screen) % 4 < 2 ? 'light' : 'dark']
}

/** Milliseconds that components have to follow a change of the window. */
const LAYOUT_TIME = 10_000

/** Whether a part of the page is visible only after horizontal scrolling. */
async function findHiddenWidth(page: Page, condition: string): Promise<string[]> {
  // A page that is narrower than its window, for example because of a scrollbar, hides nothing.
  const isWhole = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth
  try {
    await page.waitForFunction(isWhole, null, { timeout: LAYOUT_TIME })
    return []
  } catch {
    const pixels = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    return [`${condition}: ${pixels} px are hidden`]
  }
}
