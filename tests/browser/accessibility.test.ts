import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { screens } from '../screens/screens.ts'
import { changeTheme, DEVICE_NAMES, openStage, type Stage } from '../screens/stage.ts'
import { auditAccessibility } from '../support/audit-accessibility.ts'

/** Milliseconds: the demo community's pictures are drawn by code, on a busy machine slowly. */
const DRAWING_TIME = 180_000

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, DRAWING_TIME)
afterAll(() => stage.close())

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
      const dark = await auditAccessibility(page)
      expect({ light, dark }).toEqual({ light: [], dark: [] })
      // A desktop's window can be made as narrow as a phone's.
      expect(await hiddenWidth(page)).toBe(0)
      await doubleTextSize(page)
      expect(await hiddenWidth(page)).toBe(0)
      await page.context().close()
    },
  )
})

/** CSS pixels of the page that a narrow window shows only to who scrolls sideways. */
async function hiddenWidth(page: Page): Promise<number> {
  await page.setViewportSize(NARROW)
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    // A page narrower than its window, such as one with room for a scrollbar, hides nothing.
    return Math.max(0, scrollWidth - clientWidth)
  })
}

/** Sets the browser's default text size to 200 %, as readers can in its settings. */
async function doubleTextSize(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}
