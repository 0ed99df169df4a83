import { readdir } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { DESKTOP, PHONE } from '#tests/support/open-browser.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { recordClip } from '#tests/support/videos.ts'

const { app, browser, openAs, openFeed } = await browserSuite()
let ann: TestMember
beforeEach(async () => {
  ann = await createMember(app, 'ann')
})

test('draft with its image is restored after a reload, on the screen and in the card', async () => {
  const page = await openFeed(ann, DESKTOP)
  await page.getByLabel('Text of your post').fill('Half a thought')
  await page.getByLabel('Image or video file').setInputFiles(await pictureFile('cat.png'))
  await page.getByText('The image is uploaded').waitFor({ state: 'attached' })
  await page.getByLabel('Alternative text').fill('A tomato red square')
  await page.reload()
  await expectDraft(page)
  await page.goto('/m/account/create')
  await expectDraft(page)

  await postButton(page).click()
  await page.waitForURL('**/m/account/feed')
  const post = page.getByRole('article').filter({ hasText: 'Half a thought' })
  await post.getByRole('img', { name: 'A tomato red square' }).waitFor()
  await page.reload()
  await post.waitFor()
  expect(await page.getByLabel('Text of your post').inputValue()).toBe('')
})

test('cancelling an upload removes it from the server, and the text is posted without it', async () => {
  const page = await openAs(ann, PHONE)
  await page.goto('/m/account/create')
  await page.getByLabel('Text of your post').fill('Words alone')
  await slowDown(page)
  await page.getByLabel('Image or video file').setInputFiles(await largeFile())
  const progress = page.getByRole('progressbar', { name: 'Upload progress' })
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(2)
  await expect.poll(filesUnderWay).toBe(1)

  await page.getByRole('button', { name: 'Cancel the upload' }).click()
  await expect.poll(filesUnderWay).toBe(0)
  await postButton(page).click()
  const post = page.getByRole('article').filter({ hasText: 'Words alone' })
  await post.waitFor()
  expect(await post.getByRole('img', { name: /Image/ }).count()).toBe(0)
})

test('post whose response was lost is sent again and created once, and images are attached by paste and replaced by drop', async () => {
  const page = await openFeed(ann, DESKTOP)
  const text = page.getByLabel('Text of your post')
  await text.fill('Only once')
  let isLost = false
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes('createPostMutation')) return route.fallback()
    isLost = true
    await route.fetch()
    await route.fulfill({ status: 502, body: 'The gateway has lost it' })
  })
  await postButton(page).click()
  await page.getByText('Failed to create post. Please try again.').waitFor()
  await postButton(page).click()
  await page.getByText('Post created successfully').waitFor()
  await page.reload()
  await page.getByRole('article').first().waitFor()
  expect(await page.getByRole('article').filter({ hasText: 'Only once' }).count()).toBe(1)
  // The browser logs the missing response.
  expect(() => browser.expectNoErrors()).toThrow('502')

  await hand(page, 'paste', 'pasted.png')
  await page.getByRole('img', { name: 'Preview of pasted.png' }).waitFor()
  await hand(page, 'drop', 'dropped.png')
  await page.getByRole('img', { name: 'Preview of dropped.png' }).waitFor()
  await text.fill('Dropped in')
  await postButton(page).click()
  const post = page.getByRole('article').filter({ hasText: 'Dropped in' })
  await post.getByRole('img', { name: 'Image without a description' }).waitFor()
  await expect.poll(() => text.evaluate((area) => area === document.activeElement)).toBe(true)
})

test('QuickTime video is converted to MP4 and posted', async () => {
  const page = await openAs(ann, PHONE)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const isLoaded = () => fetched.some((path) => path.startsWith('/assets/convert-video-'))
  await page.goto('/m/account/create')
  await page.getByLabel('Text of your post').fill('From an iPhone')
  expect(isLoaded()).toBe(false)
  const buffer = Buffer.from(await (await recordClip({ format: 'mov' })).arrayBuffer())
  const file = { name: 'IMG_1.MOV', mimeType: 'video/quicktime', buffer }
  await page.getByLabel('Image or video file').setInputFiles(file)
  await page.getByText('The video is uploaded').waitFor({ state: 'attached' })
  expect(isLoaded()).toBe(true)
  await page.getByLabel('Preview of IMG_1.mp4').waitFor({ state: 'attached' })

  await postButton(page).click()
  await page.getByRole('article').filter({ hasText: 'From an iPhone' }).locator('video').waitFor()
})

test('post written offline waits until the connection is back', async () => {
  const page = await openAs(ann, PHONE)
  await page.goto('/m/account/create')
  await page.getByLabel('Text of your post').pressSequentially('From a tunnel')
  // The first key loads the code of toasts, which the loss of the connection needs.
  await page.locator('.Toastify').waitFor({ state: 'attached' })
  await page.context().setOffline(true)
  await postButton(page).click()
  await page.getByText(/^You're currently offline\. .* Your draft is saved/).waitFor()
  await page.context().setOffline(false)
  await postButton(page).click()
  await page.getByRole('article').filter({ hasText: 'From a tunnel' }).waitFor()
})

function postButton(page: Page) {
  return page.getByRole('button', { name: 'Post', exact: true })
}

async function expectDraft(page: Page): Promise<void> {
  await page.getByRole('img', { name: 'Preview of cat.png' }).waitFor()
  expect(await page.getByLabel('Text of your post').inputValue()).toBe('Half a thought')
  expect(await page.getByLabel('Alternative text').inputValue()).toBe('A tomato red square')
}

async function filesUnderWay(): Promise<number> {
  return (await readdir(app.dependencies.uploadDirectory)).length
}

/** Limits the upload to 50 KB/s, so that it does not end before a busy machine has looked at it. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 50 * 1024,
  })
}

async function pictureFile(name: string) {
  const buffer = Buffer.from(await (await drawPicture()).arrayBuffer())
  return { name, mimeType: 'image/png', buffer }
}

/** An image of several megabytes, because it is not compressed. */
async function largeFile() {
  const create = { width: 1200, height: 900, channels: 3, background: 'tomato' } as const
  const buffer = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer()
  return { name: 'large.png', mimeType: 'image/png', buffer }
}

/** Pastes or drops an image into the composer. */
async function hand(page: Page, how: 'paste' | 'drop', name: string): Promise<void> {
  const { buffer } = await pictureFile(name)
  await page.getByLabel('Text of your post').evaluate(
    (text, { type, base64, fileName }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const files = new DataTransfer()
      files.items.add(new File([bytes], fileName, { type: 'image/png' }))
      const event = { bubbles: true, cancelable: true }
      text.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent(type, { ...event, clipboardData: files })
          : new DragEvent(type, { ...event, dataTransfer: files }),
      )
    },
    { type: how, base64: buffer.toString('base64'), fileName: name },
  )
}
