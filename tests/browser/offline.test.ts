import type { Page } from 'playwright-core'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createMember } from '#tests/support/members.ts'
import { PHONE } from '#tests/support/open-browser.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { startTestApp } from '#tests/support/start-app.ts'
import { openCuttableNetwork } from './cuttable-network.ts'

const INSTALLABLE = { ...PHONE, serviceWorkers: 'allow' } as const
const OFFLINE = "You're currently offline. Please check your internet connection."

const app = await startTestApp()
const network = await openCuttableNetwork(app.url)
afterAll(async () => {
  await network.close()
  await app.stop()
})
const { browser, openFeed } = await browserSuite(app, network.url)
const ann = await createMember(app, 'ann')
await ann.post('A line with a picture', await drawPicture())

test('last feed opens offline with its images and is refreshed online', async () => {
  const page = await visitTwice()
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText('A line with a picture').waitFor()
  await waitForImage(page)
  await page.getByText(OFFLINE).waitFor()
  await page.goto('/')
  await page.getByText('A line with a picture').waitFor()
  expect(new URL(page.url()).pathname).toBe('/m/account/feed')

  await ann.post('A line from meanwhile')
  await page.context().setOffline(false)
  await page.getByText(OFFLINE).waitFor({ state: 'detached' })
  await page.getByText('A line from meanwhile').waitFor()
  expect(() => browser.expectNoErrors()).toThrow('ERR_INTERNET_DISCONNECTED')
})

test('no data of a signed-out member is readable offline', async () => {
  const page = await visitTwice()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByRole('heading', { name: 'Login to Guffaw' }).waitFor()
  await page.waitForFunction(async () => !(await caches.has('pictures')))

  await page.context().setOffline(true)
  await page.goto('/m/account/feed')
  await page.getByRole('alert').waitFor()
  expect(await page.getByText('A line with a picture').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Account menu' }).count()).toBe(0)
  expect(() => browser.expectNoErrors()).toThrow('ERR_INTERNET_DISCONNECTED')
})

test('app opens while the server is unavailable', async () => {
  const page = await visitTwice()
  await network.cut()
  onTestFinished(() => network.restore())
  await page.goto('/m/account/feed')
  await page.getByText('A line with a picture').waitFor()
  expect(() => browser.expectNoErrors()).toThrow('ERR_CONNECTION_REFUSED')
})

/** At the second load the images come through the service worker, which caches them. */
async function visitTwice(): Promise<Page> {
  const page = await openFeed(await createMember(app, 'ben'), INSTALLABLE)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await waitForImage(page)
  await page.waitForFunction(async () => (await (await caches.open('pictures')).keys()).length > 0)
  await page.waitForFunction(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'kept-lists'),
  )
  return page
}

function waitForImage(page: Page) {
  return page.waitForFunction(() =>
    [...document.images].some(({ alt, naturalWidth }) => alt.startsWith('Image') && naturalWidth > 0),
  )
}
