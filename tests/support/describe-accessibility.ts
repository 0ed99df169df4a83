import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeviceName } from '#tests/screens/screen.ts'
import { screens } from '#tests/screens/screens.ts'
import { changeTheme, openStage, type Stage } from '#tests/screens/stage.ts'
import { auditAccessibility, auditColors } from './audit-accessibility.ts'
import { openWorkerBrowser } from './browser-suite.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** Milliseconds. Generating the images of the demo community takes long on a busy machine. */
const DRAWING_TIME = 180_000

/** CSS pixels: WCAG 2.1, 1.4.10 Reflow. */
const NARROW = { width: 320, height: 640 }

/** Declares a test of each screen on the device. Each device has its own file, so that both are tested at the same time. */
export function describeAccessibility(device: DeviceName): void {
  let database: TestDatabase
  let stage: Stage
  beforeAll(async () => {
    database = await createTestDatabase()
    stage = await openStage({ databaseUrl: database.url, open: openWorkerBrowser })
  }, DRAWING_TIME)
  afterAll(async () => {
    await stage.close()
    await database.drop()
  })

  describe(`axe reports no violation in the light and dark theme on a ${device}, and the page reflows`, () => {
    test.each(screens.filter(({ only }) => (only ?? device) === device))('$name', async (screen) => {
      const page = await stage.show(screen, device)
      const light = await auditAccessibility(page)
      await changeTheme(page, 'dark')
      const dark = await auditColors(page)
      expect({ light, dark }).toEqual({ light: [], dark: [] })
      // A desktop window can be as narrow as a phone.
      expect(await hiddenWidth(page)).toBe(0)
      await doubleTextSize(page)
      expect(await hiddenWidth(page)).toBe(0)
      await page.close()
    })
  })
}

/** The width in CSS pixels that is visible only after horizontal scrolling. */
async function hiddenWidth(page: Page): Promise<number> {
  await page.setViewportSize(NARROW)
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    // A page that is narrower than its window, for example because of a scrollbar, hides nothing.
    return Math.max(0, scrollWidth - clientWidth)
  })
}

/** Sets the default text size of the browser to 200 %, like its settings. */
async function doubleTextSize(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}
