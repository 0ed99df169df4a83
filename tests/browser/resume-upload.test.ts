import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { openCuttableNetwork } from './cuttable-network.ts'
import { PHONE } from '#tests/support/open-browser.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
const network = await openCuttableNetwork(app.url)
beforeEach(() => network.restore())
afterAll(() => network.close())
const { browser, openAs } = await browserSuite(app, network.url)
let ann: TestMember
let earlierUploads: string[]
beforeEach(async () => {
  ann = await createMember(app, 'ann')
  earlierUploads = await readdir(app.dependencies.uploadDirectory)
})

test('upload resumes after a network failure and creates one post', async () => {
  const page = await composeWithText('Through a tunnel')
  const requests = uploadRequests(page)
  const speed = await slowDown(page)
  await choosePicture(page)
  await expect.poll(bytesThere).toBeGreaterThan(100_000)
  await postButton(page).click()
  await network.cut()
  await speed.send('Network.emulateNetworkConditions', { ...UNLIMITED, offline: true })
  await page.getByText(/^Paused at \d+%$/).waitFor()
  await page.getByText("You're currently offline. Please check your internet connection.").first().waitFor()

  await network.restore()
  await speed.send('Network.emulateNetworkConditions', UNLIMITED)
  await expectUploaded(page)
  expect(requests.filter((method) => method === 'POST')).toHaveLength(1)
  expect(requests.filter((method) => method === 'PATCH').length).toBeGreaterThan(1)
  await postAndExpectOne(page, 'Through a tunnel')
  expect(() => browser.expectNoErrors()).toThrow('net::ERR')
})

test('upload resumes after a reload and creates one post', async () => {
  const page = await composeWithText('Reloaded')
  const speed = await slowDown(page)
  await choosePicture(page)
  await expect.poll(bytesThere).toBeGreaterThan(100_000)
  await postButton(page).click()
  const requests = uploadRequests(page)
  await page.reload()
  await page.getByRole('img', { name: 'Preview of large.png' }).waitFor()
  expect(await page.getByLabel('Text of your post').inputValue()).toBe('Reloaded')

  await speed.send('Network.emulateNetworkConditions', UNLIMITED)
  await expectUploaded(page)
  expect(requests).toContain('PATCH')
  expect(requests).not.toContain('POST')
  await postAndExpectOne(page, 'Reloaded')
})

const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

async function composeWithText(text: string): Promise<Page> {
  const page = await openAs(ann, PHONE)
  await page.goto('/m/account/create')
  await page.getByLabel('Text of your post').fill(text)
  return page
}

/** An image of several megabytes, because it is not compressed. */
async function choosePicture(page: Page): Promise<void> {
  const create = { width: 1200, height: 900, channels: 3, background: 'tomato' } as const
  const buffer = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer()
  const file = { name: 'large.png', mimeType: 'image/png', buffer }
  await page.getByLabel('Image or video file').setInputFiles(file)
}

/** Limits the upload to 100 KB/s, like a phone with a weak signal. */
async function slowDown(page: Page): Promise<CDPSession> {
  const speed = await page.context().newCDPSession(page)
  await speed.send('Network.enable')
  await speed.send('Network.emulateNetworkConditions', { ...UNLIMITED, uploadThroughput: 100 * 1024 })
  return speed
}

/** Records the methods of all upload requests from now on. */
function uploadRequests(page: Page): string[] {
  const methods: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/uploads')) methods.push(request.method())
  })
  return methods
}

/** The files of uploads that begin in the test. Other files of this worker may leave some. */
async function ownUploads(): Promise<string[]> {
  return (await readdir(app.dependencies.uploadDirectory)).filter((name) => !earlierUploads.includes(name))
}

async function bytesThere(): Promise<number> {
  const [name] = await ownUploads()
  return name === undefined ? 0 : (await stat(path.join(app.dependencies.uploadDirectory, name))).size
}

function expectUploaded(page: Page): Promise<void> {
  return page.getByText('The image is uploaded').waitFor({ state: 'attached' })
}

function postButton(page: Page) {
  return page.getByRole('button', { name: 'Post', exact: true })
}

async function postAndExpectOne(page: Page, text: string): Promise<void> {
  await postButton(page).click()
  await page.waitForURL('**/m/account/feed')
  const post = page.getByRole('article').filter({ hasText: text })
  await post.getByRole('img', { name: 'Image without a description' }).waitFor()
  await page.reload()
  await post.getByRole('img', { name: 'Image without a description' }).waitFor()
  expect(await post.count()).toBe(1)
  const media = await app.dependencies.database.media.findMany({ where: { post: { text } } })
  expect(media).toMatchObject([{ width: 1200, height: 900, status: 'READY' }])
  await expect.poll(ownUploads).toEqual([])
}
