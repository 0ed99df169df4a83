import type { Page } from 'playwright-core'
import { openBrowser } from '#tests/support/open-browser.ts'
import { figure, quantile } from '../measure/figures.ts'
import { openFeedOnPhone } from './sign-in.ts'

export const POSTS = 2_000
/** Pixels per frame: about eight phone screens per second. */
const STEP = 120
/** Milliseconds. A longer frame interval counts as a missed frame. */
const DROPPED = 25

type Scrolled = { deltas: number[]; articles: number; nodes: number; reached: number }

/** Scrolls through 2,000 posts at a constant speed on a phone. Reports frames, DOM nodes and memory as list items. */
export async function scrollFeed(url: string): Promise<string> {
  const browser = await openBrowser(url)
  try {
    const page = await openFeedOnPhone(browser)
    // The home feed has the posts of followed members only.
    await page.goto('/m/account/everyone')
    await page.getByRole('article').first().waitFor()
    const before = await heapOf(page)
    const { deltas, articles, nodes, reached } = await scroll(page)
    const after = await heapOf(page)
    const dropped = deltas.filter((delta) => delta > DROPPED).length
    const seconds = deltas.reduce((total, delta) => total + delta, 0) / 1000
    return [
      `- Scrolled to post ${reached} in ${figure(seconds)} s: ${figure(deltas.length / seconds)} frames a second; ${dropped} of ${deltas.length} frames came late (over ${DROPPED} ms), p99 ${figure(quantile(deltas, 0.99))} ms`,
      `- At most ${articles} posts and ${nodes} elements in the document`,
      `- JavaScript heap ${figure(before)} MB before, ${figure(after)} MB after, both once collected`,
    ].join('\n')
  } finally {
    await browser.close()
  }
}

function scroll(page: Page): Promise<Scrolled> {
  return page.evaluate(
    ({ posts, step }) =>
      new Promise<Scrolled>((resolve) => {
        const scrolled: Scrolled = { deltas: [], articles: 0, nodes: 0, reached: 0 }
        const deadline = performance.now() + 8 * 60_000
        let last = performance.now()
        const frame = (now: number) => {
          scrolled.deltas.push(now - last)
          last = now
          const shown = document.querySelectorAll('article')
          scrolled.articles = Math.max(scrolled.articles, shown.length)
          scrolled.reached = Math.max(scrolled.reached, ...[...shown].map((one) => Number(one.ariaPosInSet)))
          // Counting the nodes takes time too, so not in each frame.
          if (scrolled.deltas.length % 60 === 0)
            scrolled.nodes = Math.max(scrolled.nodes, document.querySelectorAll('*').length)
          window.scrollBy(0, step)
          if (scrolled.reached >= posts || now > deadline) resolve(scrolled)
          else requestAnimationFrame(frame)
        }
        requestAnimationFrame(frame)
      }),
    { posts: POSTS, step: STEP },
  )
}

/** Megabytes. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}
