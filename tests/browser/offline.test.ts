import type { Page } from 'playwright-core'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createMember, PASSWORD, type TestMember, visit } from '#tests/support/members.ts'
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

test('last feed opens offline with its images, is refreshed online, and opens while the server is unavailable', async () => {
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

  await network.cut()
  onTestFinished(() => network.restore())
  await page.goto('/m/account/feed')
  await page.getByText('A line from meanwhile').waitFor()
  expect(() => browser.expectNoErrors()).toThrow('ERR_CONNECTION_REFUSED')
})

describe('images, lists and drafts of a member are removed', () => {
  test('at sign-out, although the service worker was stopped, so that none is readable offline', async () => {
    const page = await visitTwice()
    await stopServiceWorker(page)
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await page.getByRole('heading', { name: 'Login to Guffaw' }).waitFor()
    await expectNothingStored(page)

    await page.context().setOffline(true)
    await page.goto('/m/account/feed')
    await page.getByRole('alert').waitFor()
    expect(await page.getByText('A line with a picture').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Account menu' }).count()).toBe(0)
    expect(() => browser.expectNoErrors()).toThrow('ERR_INTERNET_DISCONNECTED')
  })

  test('when the session was ended on another device while no page was open', async () => {
    const member = await createMember(app, 'ben')
    const page = await visitTwice(member)
    await page.goto('/m/account/create')
    await page.getByLabel('Text of your post').fill('Half a thought')
    await page.goto('/robots.txt')
    const { rest } = visit(app)
    await rest.post('/auth/login', { email: member.email, password: PASSWORD })
    await rest.delete('/users/me/sessions')

    await page.goto('/m/account/feed')
    await page.getByRole('heading', { name: 'Login to Guffaw' }).waitFor()
    await expectNothingStored(page)
  })
})

/** Browsers stop service workers that were idle for half a minute. */
async function stopServiceWorker(page: Page) {
  const client = await page.context().newCDPSession(page)
  const stopped = new Promise<void>((resolve) => {
    client.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve()
    })
  })
  await client.send('ServiceWorker.enable')
  await client.send('ServiceWorker.stopAllWorkers')
  await stopped
}

async function expectNothingStored(page: Page) {
  await expect.poll(() => storedBy(page)).toEqual({ images: 0, imageUrls: 0, lists: 0, drafts: [] })
}

function storedBy(page: Page) {
  return page.evaluate(async () => {
    const count = (name: string, store: string, cacheName?: string) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('error', () => reject(new Error(`${name} cannot be opened`)))
        opening.addEventListener('success', () => {
          const { result: database } = opening
          const entries = database.transaction(store).objectStore(store)
          const counting =
            cacheName === undefined ? entries.count() : entries.index('cacheName').count(cacheName)
          counting.addEventListener('success', () => {
            database.close()
            resolve(counting.result)
          })
        })
      })
    return {
      images: (await (await caches.open('pictures')).keys()).length,
      // The files of the meme editor are public.
      imageUrls: await count('workbox-expiration', 'cache-entries', 'pictures'),
      lists: await count('kept-lists', 'lists'),
      drafts: Object.keys(localStorage).filter((key) => key.startsWith('draft of')),
    }
  })
}

/** At the second load the images come through the service worker, which caches them. */
async function visitTwice(member?: TestMember): Promise<Page> {
  const page = await openFeed(member ?? (await createMember(app, 'ben')), INSTALLABLE)
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
