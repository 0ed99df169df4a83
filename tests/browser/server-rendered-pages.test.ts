import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMember } from '#tests/support/members.ts'
import { createGate } from '#tests/support/gate.ts'
import { DESKTOP, KNOWN_PHONE } from '#tests/support/open-browser.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { drawPicture } from '#tests/support/pictures.ts'

const HOSTILE = '</script><img src=x onerror=alert(1)> $& "quoted" & <b>bold</b>'
const WITHOUT_SCRIPTS = { ...KNOWN_PHONE, javaScriptEnabled: false }

const { app, browser, openAs } = await browserSuite()
const ann = await createMember(app, 'ann')

beforeAll(async () => {
  for (const line of ['One', 'Two', 'Three', 'Four', 'Five']) await ann.post(line)
  await ann.post(HOSTILE)
  await ann.post('A picture', await drawPicture())
})

test('server-rendered feed on a phone escapes post texts without JavaScript, and the landing page has working links', async () => {
  const page = await openAs(ann, WITHOUT_SCRIPTS)
  const words = page.getByText(HOSTILE, { exact: true })
  for (const path of ['/', '/m/account/feed']) {
    await page.goto(path)
    await words.waitFor()
    const picture = page.getByRole('img', { name: 'Image without a description' })
    const box = await picture.boundingBox()
    expect(box?.width).toBe(KNOWN_PHONE.viewport?.width)
    expect(await page.getByRole('button', { name: 'Account menu' }).isVisible()).toBe(true)
    expect(await page.locator('b', { hasText: 'bold' }).count()).toBe(0)
  }

  // A wide window does not show the single-column HTML.
  await page.setViewportSize({ width: 844, height: 390 })
  expect(await words.isVisible()).toBe(false)

  await page.context().clearCookies()
  await page.goto('/')
  await page.getByRole('heading', { name: 'A Meme Community That Gets You.' }).waitFor()
  expect(await page.title()).toBe('Guffaw: a meme community that gets you')
  await page.getByRole('link', { name: 'Join for free' }).click()
  await page.waitForURL('**/m/account/register')
})

test('desktop gets the feed in three columns with the composer', async () => {
  const page = await openAs(ann, { ...DESKTOP, javaScriptEnabled: false })
  await page.goto('/m/account/feed')
  await page.getByText(HOSTILE, { exact: true }).waitFor()
  await page.getByRole('form', { name: 'New post' }).waitFor()
  await page.getByRole('region', { name: 'Your profile' }).waitFor()
})

describe('takeover of server-rendered HTML by the client', () => {
  test('replaces HTML of a layout that does not fit the window, and shows the login for an ended session', async () => {
    const leaver = await createMember(app, 'leaver')
    const page = await openAs(leaver, { ...KNOWN_PHONE, viewport: { width: 844, height: 390 } })
    await page.goto('/m/account/feed')
    await page.getByText(HOSTILE, { exact: true }).waitFor()
    await page.getByRole('link', { name: 'See all' }).waitFor()
    await page.reload()
    await page.getByText(HOSTILE, { exact: true }).waitFor()

    // A page without the client, which would notice the end of the session.
    await page.goto('/robots.txt')
    await leaver.rest.post('/auth/logout', { refreshToken: leaver.refreshToken })
    await page.goto('/m/account/feed')
    await page.getByRole('heading', { name: 'Login to Guffaw' }).waitFor()
  })

  test('keeps the scroll position, shifts no layout and sends no query for embedded responses, which it removes', async () => {
    const page = await openAs(ann, KNOWN_PHONE)
    const asked = recordQueries(page)
    await page.addInitScript(recordShifts)
    const gate = createGate()
    await page.route('**/assets/start-*.js', async (route) => {
      await gate.pass()
      await route.fallback()
    })
    await page.goto('/m/account/feed', { waitUntil: 'commit' })
    const words = page.getByText(HOSTILE, { exact: true })
    await words.waitFor()
    await page.evaluate(() => scrollTo(0, 150))
    const before = await words.boundingBox()
    gate.open()
    await takenOver(page)
    expect(await page.evaluate(() => scrollY)).toBe(150)
    expect(await words.boundingBox()).toEqual(before)
    await page.getByRole('button', { name: 'Like' }).first().click()
    await page.getByRole('button', { name: 'Like', pressed: true }).first().waitFor()
    expect(asked()).not.toContain('feedLoaderQuery')
    expect(asked()).not.toContain('shellLoaderQuery')
    expect(asked()).not.toContain('checkSessionQuery')
    expect(await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0')).toBe('0')
    expect(await page.locator('script[data-graphql-response]').count()).toBe(0)
  })

  test('hides the server-rendered feed after a sign-out without a network', async () => {
    const page = await openAs(ann, KNOWN_PHONE)
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.setItem('session', 'signing-out'))
    // Without scripts, only server-rendered HTML is visible.
    await page.route('**/assets/start-*.js', () => undefined)
    await page.goto('/m/account/feed', { waitUntil: 'commit' })
    const words = page.getByText(HOSTILE, { exact: true })
    await words.waitFor({ state: 'attached' })
    // Nothing is painted before the style sheets, which hide it.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
    )
    expect(await words.isVisible()).toBe(false)
  })
})

test('page whose script failed to load reloads when the connection is back', async () => {
  const page = await openAs(ann, KNOWN_PHONE)
  await page.route('**/assets/start-*.js', (route) => route.abort('internetdisconnected'))
  // The preload of the script may fail earlier than the script itself.
  await page.addInitScript(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) document.documentElement.setAttribute('data-script-failed', '')
    }
    addEventListener('error', onError, true)
  })
  await page.goto('/m/account/feed', { waitUntil: 'commit' })
  await page.locator('html[data-script-failed]').waitFor()
  await page.context().setOffline(true)
  await page.unroute('**/assets/start-*.js')
  await page.context().setOffline(false)
  await takenOver(page)
  expect(() => browser.expectNoErrors()).toThrow('ERR_INTERNET_DISCONNECTED')
})

describe('server-rendered feed of a member', () => {
  const fetchFeed = () =>
    fetch(`${app.url}/m/account/feed`, {
      headers: { cookie: `accessToken=${ann.accessToken}`, 'user-agent': String(KNOWN_PHONE.userAgent) },
    })

  test('is not stored by caches', async () => {
    const response = await fetchFeed()
    expect(await response.text()).toContain('data-ssr')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('vary')).toContain('cookie')
  })

  test('allows its inline style sheet and no other inline code', async () => {
    const response = await fetchFeed()
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='$/)
    expect(policy).not.toContain('unsafe')
    expect(await response.text()).not.toMatch(/ style="| on\w+="/)
  })
})

test('page of the editor loads the files of the editor after the first paint', async () => {
  const response = await fetch(`${app.url}/make/two-paths`)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.text()).toMatch(/<template id="modules">.*\/assets\/MemeEditor-.*<\/template>/s)
})

function takenOver(page: Page) {
  return page.locator('#root:not([data-ssr])').waitFor()
}

function recordQueries(page: Page): () => string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const { operationName } = request.url().endsWith('/graphql') ? request.postDataJSON() : {}
    if (operationName) names.push(operationName)
  })
  return () => names
}

/** Records layout shifts that no input caused. */
function recordShifts() {
  new PerformanceObserver((list) => {
    document.documentElement.dataset['shift'] = JSON.stringify(list.getEntries())
  }).observe({ type: 'layout-shift', buffered: true })
}
