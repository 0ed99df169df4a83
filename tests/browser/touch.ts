import type { Page } from 'playwright-core'

type Point = { x: number; y: number }

const STEPS = 8

/** Fingers on the touch screen of a page, which get trusted events as from a device. */
export async function touchScreen(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
    })
  /** Moves the fingers from their first to their last points. */
  const move = async (from: readonly Point[], to: readonly Point[]) => {
    await send('touchStart', from)
    for (let step = 1; step <= STEPS; step += 1)
      await send(
        'touchMove',
        from.map((start, finger) => between(start, to[finger] ?? start, step / STEPS)),
      )
    await send('touchEnd', [])
  }
  return {
    drag: (from: Point, to: Point) => move([from], [to]),
    pinch: (from: readonly [Point, Point], to: readonly [Point, Point]) => move(from, to),
    async tap(point: Point) {
      await send('touchStart', [point])
      await send('touchEnd', [])
    },
  }
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
