import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoCommunity } from '#tests/screens/demo-community.ts'
import type { DeviceName, Screen } from '#tests/screens/screen.ts'
import { screens } from '#tests/screens/screens.ts'
import { changeTheme, DEVICE_NAMES, openStage, THEMES, type Stage } from '#tests/screens/stage.ts'
import { auditAccessibility, auditColors } from '#tests/support/audit-accessibility.ts'
import { openWorkerBrowser } from '#tests/support/browser-suite.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

/** Milliseconds. Generating the images of the demo community takes long on a busy machine. */
const DRAWING_TIME = 300_000

/** CSS pixels: WCAG 2.1, 1.4.10 Reflow. A desktop window can be as narrow as a phone. */
const NARROW = { width: 320, height: 640 }

/** The tests of the screens that are audited on this device. */
export function auditScreens(device: DeviceName): void {
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
    test.each(screensOf(device))('$name', async (screen) => {
      expect(await findProblems(stage, screen, device)).toEqual([])
    })
  })
}

async function findProblems(stage: Stage, screen: Screen, device: DeviceName): Promise<string[]> {
  const page = await stage.show(screen, device)
  const problems: string[] = []
  for (const theme of THEMES) {
    await changeTheme(page, theme)
    // Only colours depend on the theme.
    const violations = theme === 'light' ? await auditAccessibility(page) : await auditColors(page)
    problems.push(...violations.map((violation) => `${theme}: ${violation}`))
  }
  await page.setViewportSize(NARROW)
  problems.push(...(await findHiddenWidth(page, 'narrow window')))
  await stage.doubleTextSize(device)
  problems.push(...(await findHiddenWidth(page, 'large text')))
  return problems
}

/** Layouts are audited on both devices. States alternate between the devices. */
function screensOf(device: DeviceName): Screen[] {
  return screens.filter(({ only, isState }, index) => {
    if (only) return only === device
    return !isState || index % 2 === DEVICE_NAMES.indexOf(device)
  })
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
