import type { Page } from 'playwright-core'

/** The pixels of each touch movement. */
const STEP = 10

/** Pulls the page down with a finger and holds it there. Returns functions to continue and to release. */
export async function pullDown(page: Page, pixels: number) {
  const session = await page.context().newCDPSession(page)
  let y = 300
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: 200, y }],
    })
  const pullOn = async (further: number) => {
    const end = y + further
    while (y < end) {
      y += STEP
      await touch('touchMove')
    }
  }
  await touch('touchStart')
  await pullOn(pixels)
  return { pullOn, letGo: () => touch('touchEnd') }
}
