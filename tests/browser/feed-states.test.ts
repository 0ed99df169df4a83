import type { Page, Route } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createMember } from '#tests/support/members.ts'
import { createGate } from '#tests/support/gate.ts'
import { PHONE } from '#tests/support/open-browser.ts'
import { pullDown } from '#tests/support/pull-down.ts'
import { startTestApp } from '#tests/support/start-app.ts'

const FEED = '/m/account/feed'
const OFFLINE = "You're currently offline. Please check your internet connection."

const app = await startTestApp()
afterAll(() => app.stop())
const { browser, openAs } = await browserSuite(app)
const ann = await createMember(app, 'ann')
for (let number = 1; number <= 15; number += 1) await ann.post(`Line ${number}`)

describe('feed', () => {
  test('shows an error when the server fails and the posts after a retry', async () => {
    const page = await openAsMember()
    const stop = await answerTo(page, 'feedLoaderQuery', (route) =>
      route.fulfill({ status: 500, body: 'Oh' }),
    )
    await navigateToFeed(page)
    const card = page.getByRole('alert')
    await card.getByText('Oops! Something went wrong').waitFor()
    await card.getByText('Something went wrong while loading posts. Please try again.').waitFor()
    await stop()
    await page.getByRole('button', { name: /^Retry \(\d\/3\)$/ }).click()
    await newestPost(page).waitFor()
    expect(await card.count()).toBe(0)
    forgive('500')
  })

  test('loads without a retry when the server is back', async () => {
    const page = await openAsMember()
    let calls = 0
    await answerTo(page, 'feedLoaderQuery', (route) => {
      calls += 1
      return calls < 3 ? route.abort('connectionrefused') : route.fallback()
    })
    await navigateToFeed(page)
    await page.getByText('Oops! Something went wrong').waitFor()
    await newestPost(page).waitFor()
    expect(calls).toBe(3)
    forgive('CONNECTION_REFUSED')
  })

  test('shows a loading state on a slow network, is refreshed by pulling it down, and continues when the next page has failed', async () => {
    const page = await openAsMember()
    const holdFeed = async () => {
      const gate = createGate()
      const stop = await answerTo(page, 'feedLoaderQuery', async (route) => {
        await gate.pass()
        await route.fallback()
      })
      return { reached: gate.reached, open: () => gate.open(), stop }
    }
    const first = await holdFeed()
    await navigateToFeed(page)
    await page.getByText('Loading posts...').waitFor()
    expect(await page.getByTestId('post-skeleton').count()).toBe(3)
    first.open()
    await newestPost(page).waitFor()
    expect(await page.getByTestId('post-skeleton').count()).toBe(0)
    await first.stop()

    const { pullOn, letGo } = await pullDown(page, 100)
    await page.getByText('Pull to refresh').waitFor()
    await pullOn(100)
    await page.getByText('Release to refresh').waitFor()
    const refresh = await holdFeed()
    await letGo()
    await page.getByText('Refreshing...').waitFor()
    await refresh.reached
    await newestPost(page).waitFor()
    refresh.open()
    await page.getByText('Refreshing...').waitFor({ state: 'detached' })
    await newestPost(page).waitFor()

    const stop = await answerTo(page, 'FeedPostsPaginationQuery', (route) => route.fulfill({ status: 503 }))
    // A list that moves while the mouse button is down would lose a click.
    await page.getByRole('button', { name: 'Load more' }).press('Enter')
    await page.getByRole('alert').getByText('Failed to load more posts').waitFor()
    await newestPost(page).waitFor()
    await stop()
    await page.getByText('Line 1', { exact: true }).waitFor()
    await page.getByText("You're all caught up!").waitFor()
    forgive('503')
  })

  test('shows that the browser is offline, also below its posts and on the way to another screen, and loads with the connection', async () => {
    const page = await openAsMember()
    await page.goto('/saved')
    await page.getByRole('heading', { name: 'Saved', exact: true }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('alert').getByText(OFFLINE).waitFor()
    await page.context().setOffline(false)
    await newestPost(page).waitFor()
    forgive('offline')

    // Fonts and images may still move the posts.
    await page.waitForLoadState('networkidle')
    const before = await newestPost(page).boundingBox()
    await page.context().setOffline(true)
    await page.getByText(OFFLINE).waitFor()
    expect(await newestPost(page).boundingBox()).toEqual(before)
    await page.context().setOffline(false)
    await page.getByText(OFFLINE).waitFor({ state: 'detached' })

    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Ranking' }).click()
    await page.getByRole('alert').getByText(OFFLINE).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Ranking' }).waitFor()
    forgive('ERR_INTERNET_DISCONNECTED')
  })
})

test('menu of the post pressed last opens when its script arrives late', async () => {
  const page = await openAsMember()
  const gate = createGate()
  await page.route('**/assets/OpenMenu-*.js', async (route) => {
    await gate.pass()
    await route.fallback()
  })
  await page.goto(FEED)
  await newestPost(page).getByRole('button', { name: 'More' }).tap()
  await page.getByRole('article').filter({ hasText: 'Line 14' }).getByRole('button', { name: 'More' }).tap()
  gate.open()
  await page.getByRole('menuitem', { name: 'Copy text' }).waitFor()
  expect(await page.getByRole('menu').count()).toBe(1)
})

test('profile that fails to load links to the feed, even without history', async () => {
  const page = await openAsMember()
  await answerTo(page, 'memberLoaderQuery', (route) => route.fulfill({ status: 500, body: 'Oh' }))
  await page.goto('/profile/01900000-0000-7000-8000-000000000001')
  await page.getByRole('heading', { level: 1, name: 'Failed to load user profile' }).waitFor()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await newestPost(page).waitFor()
  expect(new URL(page.url()).pathname).toBe(FEED)
  forgive('500')
})

/** A phone that is signed in and has fetched nothing yet. */
function openAsMember(): Promise<Page> {
  return openAs(ann, PHONE)
}

/** Opens the feed from another screen, so that it is not rendered by the server. */
async function navigateToFeed(page: Page): Promise<void> {
  await page.goto('/ranking')
  await page.getByText('No trending users found').waitFor()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
}

/** Intercepts one operation. Returns a function that ends the interception. */
async function answerTo(page: Page, operation: string, answer: (route: Route) => Promise<void>) {
  const isAbout = (route: Route) => route.request().postData()?.includes(`"operationName":"${operation}"`)
  const handler = (route: Route) => (isAbout(route) ? answer(route) : route.fallback())
  await page.route('**/graphql', handler)
  return () => page.unroute('**/graphql', handler)
}

function newestPost(page: Page) {
  return page.getByRole('article').filter({ hasText: 'Line 15' })
}

/** The browser logs all failed requests. Those that the test has caused are expected. */
function forgive(failure: string): void {
  expect(() => browser.expectNoErrors()).toThrow(failure)
}
