import { beforeEach, describe, expect, test } from 'vitest'
import { createGate } from '#tests/support/gate.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { DESKTOP, KNOWN_PHONE } from '#tests/support/open-browser.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { hydrate, markedElementHasFocus, markElement, openWithoutScripts } from './hydrate.ts'

const FEED = '/m/account/feed'
/** One test of each screen runs on both devices, because their layouts differ, and the others in the nightly run. */
const DEVICES = [
  ['a phone', KNOWN_PHONE],
  ['a desktop', DESKTOP],
] as const

const { app, browser, openAs } = await browserSuite()
let ann: TestMember

beforeEach(async () => {
  ann = await createMember(app, 'ann')
  await ann.post('First post')
})

describe.each(DEVICES)('landing page on %s', (_device, device) => {
  test('keeps typed text and the focus, and repeats a tap', async () => {
    const page = await browser.open(device)
    await openWithoutScripts(page, '/')
    const tab = page.getByRole('tab', { name: 'All Features' })
    await tab.click()
    const email = page.getByLabel('Email')
    await email.fill('mira@example.com')
    await markElement(page, 'input[type="email"]')
    await hydrate(page)
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
    expect(await email.inputValue()).toBe('mira@example.com')
    expect(await markedElementHasFocus(page)).toBe(true)
  })

  test.runIf(isNightly || device === KNOWN_PHONE)(
    'stays when the newsletter form is submitted before hydration, and links navigate in the client afterwards',
    async () => {
      const page = await browser.open(device)
      await openWithoutScripts(page, '/')
      await page.getByLabel('Email').fill('mira@example.com')
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await hydrate(page)
      expect(await page.getByLabel('Email').inputValue()).toBe('mira@example.com')
      expect(new URL(page.url()).search).toBe('')

      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
      await page.getByRole('link', { name: 'Join for free' }).click()
      await page.waitForURL('**/m/account/register')
      expect(await page.locator('html[data-same-document]').count()).toBe(1)
    },
  )
})

describe.each(DEVICES)('feed on %s', (_device, device) => {
  test('hydrates the article that was rendered by the server, keeps the focus and applies a like once', async () => {
    const page = await openAs(ann, device)
    await openWithoutScripts(page, FEED)
    const like = page.getByRole('button', { name: 'Like', exact: true }).first()
    await like.click()
    await like.click()
    await markElement(page, 'button[aria-label="Like"]')
    await hydrate(page)
    await page.getByRole('button', { name: 'Like', exact: true, pressed: true }).waitFor()
    expect(await markedElementHasFocus(page)).toBe(true)
    await page.getByRole('button', { name: 'Dislike' }).first().click()
    await page.getByRole('button', { name: 'Dislike', pressed: true }).waitFor()
    expect(await page.locator('article button[data-marked]').count()).toBe(1)
  })
})

test('found member is followed by a tap while the code of the button is loading', async () => {
  const ben = await createMember(app, 'ben')
  const page = await openAs(ann, KNOWN_PHONE)
  const gate = createGate()
  await page.route('**/assets/FollowButton-*.js', async (route) => {
    await gate.pass()
    await route.fallback()
  })
  await page.goto(`/search?q=${ben.username}&kind=members`, { waitUntil: 'commit' })
  await gate.reached
  await page.getByRole('button', { name: `Follow @${ben.username}` }).click()
  gate.open()
  await page.getByRole('button', { name: `Following @${ben.username}` }).waitFor()
})

describe('composer above the feed', () => {
  test('keeps the text typed before hydration, and the focus, and adds the text to a stored draft', async () => {
    const page = await openAs(ann, DESKTOP)
    await openWithoutScripts(page, FEED)
    const text = page.getByRole('textbox', { name: 'Text of your post' })
    await text.pressSequentially('Typed early')
    await markElement(page, 'textarea')
    await hydrate(page)
    await page.getByRole('button', { name: 'Post', exact: true, disabled: false }).waitFor()
    await page.keyboard.type(' and late')
    expect(await text.inputValue()).toBe('Typed early and late')
    expect(await markedElementHasFocus(page)).toBe(true)
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await page.getByRole('article').getByText('Typed early and late').waitFor()

    await text.fill('Stored')
    await page.goto('/m/legal/rules')
    await openWithoutScripts(page, FEED)
    await text.pressSequentially('Typed early')
    await hydrate(page)
    await expect.poll(() => text.inputValue()).toBe('Stored\nTyped early')
  })
})

describe('search of the header', () => {
  test('searches for the text that was typed and submitted before hydration', async () => {
    await app.run('index posts for searches')
    const page = await openAs(ann, DESKTOP)
    await openWithoutScripts(page, FEED)
    await page.keyboard.press('/')
    await page.keyboard.type(`from:${ann.username}`)
    await page.keyboard.press('Enter')
    await hydrate(page)
    await page.getByText('1 result').waitFor()
    await page.getByRole('searchbox').fill('')
    await page.getByRole('link', { name: `from:${ann.username}`, exact: true }).waitFor()
  })

  test('does not listen to a shortcut that is turned off', async () => {
    const page = await openAs(ann, DESKTOP)
    await page.addInitScript(() => localStorage.setItem('shortcuts', 'off'))
    await openWithoutScripts(page, FEED)
    await page.keyboard.press('/')
    await page.keyboard.type('x')
    expect(await page.getByRole('searchbox').inputValue()).toBe('')
  })
})
