import type { Page } from 'playwright-core'
import { openBrowser } from '#tests/support/open-browser.ts'
import { figure, quantile } from '../measure/figures.ts'
import { openFeedOnPhone } from './sign-in.ts'

const SLOWDOWN = 4
const REPETITIONS = 7

/** `prepare` opens the screen, `act` is measured, and `settle` waits for its outcome. */
type Interaction = {
  name: string
  prepare(page: Page): Promise<unknown>
  act(page: Page): Promise<unknown>
  settle(page: Page): Promise<unknown>
}

const openFeed = async (page: Page) => {
  await page.goto('/m/account/feed')
  await page.getByRole('article').first().waitFor()
}
const firstPost = (page: Page) => page.getByRole('article').first()
const likeButton = (page: Page) => firstPost(page).getByRole('button', { name: 'Like', exact: true })
const commentsButton = (page: Page) => firstPost(page).getByRole('button', { name: 'Comments', exact: true })
const commentField = (page: Page) => page.getByRole('textbox', { name: 'Add a comment' })

const INTERACTIONS: Interaction[] = [
  {
    name: 'like a post',
    prepare: openFeed,
    act: (page) => likeButton(page).tap(),
    settle: (page) => page.waitForLoadState('networkidle'),
  },
  {
    name: 'open a thread',
    prepare: openFeed,
    act: (page) => commentsButton(page).tap(),
    settle: (page) => commentField(page).waitFor(),
  },
  {
    name: 'add a comment',
    async prepare(page) {
      await openFeed(page)
      await commentsButton(page).tap()
      await commentField(page).fill('So true')
    },
    act: (page) => page.getByRole('button', { name: 'Comment', exact: true }).tap(),
    settle: (page) => page.getByText('Sending…').waitFor({ state: 'detached' }),
  },
  {
    name: 'open the meme editor',
    async prepare(page) {
      await page.goto('/m/account/create')
      await page.getByRole('link', { name: 'All templates' }).waitFor()
    },
    act: (page) => page.getByRole('link', { name: 'All templates' }).tap(),
    settle: (page) => page.getByRole('heading', { name: 'Templates' }).waitFor(),
  },
]

/** The time from a tap to the next frame on a phone with a slow processor, as the Event Timing API reports it. */
export async function interactionTable(url: string): Promise<string> {
  const browser = await openBrowser(url)
  try {
    const page = await openFeedOnPhone(browser)
    await page.addInitScript(recordInteractions)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const lines: string[] = []
    for (const { name, prepare, act, settle } of INTERACTIONS) {
      const durations: number[] = []
      for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
        await prepare(page)
        await forgetInteractions(page)
        await act(page)
        await settle(page)
        durations.push(await longestInteraction(page))
      }
      lines.push(`| ${name} | ${figure(quantile(durations, 0.5))} | ${figure(Math.max(...durations))} |`)
    }
    return [
      `Milliseconds to the next frame, ${SLOWDOWN} times slowed down, ${REPETITIONS} times each:\n`,
      '| interaction | median | longest |',
      '| --- | ---: | ---: |',
      ...lines,
    ].join('\n')
  } finally {
    await browser.close()
  }
}

/** Runs in the page, where it defines the function `takeDurations`. */
function recordInteractions(): void {
  let durations: number[] = []
  const record = (entries: PerformanceEntryList) => {
    for (const entry of entries)
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration)
  }
  const observer = new PerformanceObserver((list) => record(list.getEntries()))
  const takeDurations = () => {
    record(observer.takeRecords())
    const taken = durations
    durations = []
    return taken
  }
  Object.assign(globalThis, { takeDurations })
  observer.observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }))
}

async function forgetInteractions(page: Page): Promise<void> {
  await page.evaluate('takeDurations()')
}

/** The browser reports no interactions shorter than 16 ms. `settle` has waited for later frames than that of the interaction. */
async function longestInteraction(page: Page): Promise<number> {
  return Number(await page.evaluate('Math.max(16, ...takeDurations())'))
}
