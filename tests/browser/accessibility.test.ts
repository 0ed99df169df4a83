import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { screens } from '#tests/screens/screens.ts'
import type { DeviceName, Screen } from '#tests/screens/screen.ts'
import { changeTheme, DEVICE_NAMES, openStage, type Stage } from '#tests/screens/stage.ts'
import { auditAccessibility, auditColors } from '#tests/support/audit-accessibility.ts'
import { openWorkerBrowser } from '#tests/support/browser-suite.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

/** Milliseconds. Generating the images of the demo community takes long on a busy machine. */
const DRAWING_TIME = 180_000

/** CSS pixels: WCAG 2.1, 1.4.10 Reflow. */
const NARROW = { width: 320, height: 640 }

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

describe('axe reports no violation in the light and dark theme, and the page reflows', () => {
  test.each(screens)('$name', async (screen) => {
    const devices = screen.only ? [screen.only] : DEVICE_NAMES
    // The devices are audited concurrently, because a page mostly waits.
    expect(await Promise.all(devices.map((device) => auditScreen(screen, device)))).toEqual(
      devices.map((device) => ({ device, ...NO_VIOLATIONS })),
    )
  })
})

const NO_VIOLATIONS = { light: [], dark: [], hiddenWidth: 0, hiddenWidthOfLargeText: 0 }

async function auditScreen(screen: Screen, device: DeviceName) {
  const page = await stage.show(screen, device)
  const light = await auditAccessibility(page)
  await changeTheme(page, 'dark')
  const dark = await auditColors(page)
  // A desktop window can be as narrow as a phone.
  await page.setViewportSize(NARROW)
  const hiddenWidth = await findHiddenWidth(page)
  await stage.doubleTextSize(device)
  return { device, light, dark, hiddenWidth, hiddenWidthOfLargeText: await findHiddenWidth(page) }
}

/** The width in CSS pixels that is visible only after horizontal scrolling. */
async function findHiddenWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    // A page that is narrower than its window, for example because of a scrollbar, hides nothing.
    return Math.max(0, scrollWidth - clientWidth)
  })
}
