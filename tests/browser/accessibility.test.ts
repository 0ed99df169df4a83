import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { screens } from '../screens/screens.ts'
import { changeTheme, DEVICE_NAMES, openStage, type Stage } from '../screens/stage.ts'
import { openWorkerBrowser } from '../support/browser-suite.ts'
import { auditAccessibility, auditColors } from '../support/audit-accessibility.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/** Milliseconds. Generating the images of the demo community takes long on a busy machine. */
const DRAWING_TIME = 180_000

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

/** CSS pixels: WCAG 2.1, 1.4.10 Reflow. */
const NARROW = { width: 320, height: 640 }

describe.each(screens)('$name', (screen) => {
  const devices = DEVICE_NAMES.filter((device) => (screen.only ?? device) === device)
  test.each(devices)(
    'axe reports no violation on a %s in the light and dark theme, and the page reflows',
    async (device) => {
      const page = await stage.show(screen, device)
      const light = await auditAccessibility(page)
      await changeTheme(page, 'dark')
      const dark = await auditColors(page)
      expect({ light, dark }).toEqual({ light: [], dark: [] })
      // A desktop window can be as narrow as a phone.
      expect(await hiddenWidth(page)).toBe(0)
      await doubleTextSize(page)
      expect(await hiddenWidth(page)).toBe(0)
      await page.context().close()
    },
  )
})

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
