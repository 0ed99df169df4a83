import jsQR from 'jsqr'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE } from '#tests/support/open-browser.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'

const SIDE = 200

const { app, browser } = await browserSuite()

test('QR code on the landing page contains the URL of this site', async () => {
  const page = await browser.open(PHONE)
  await page.goto('/')
  const code = await page.getByAltText('QR code').evaluate(pixelsOf, SIDE)
  expect(jsQR(Uint8ClampedArray.from(code), SIDE, SIDE)?.data).toBe(app.url)
})

test('theme-color meta tag follows the selected theme, also on the next visit', async () => {
  const page = await browser.open({ ...PHONE, colorScheme: 'light' })
  await page.goto('/')
  const [light, dark] = ['#fbf6f0', '#14110f']
  await page.locator('#root[data-ssr]').waitFor({ state: 'detached' })
  expect(await frameColours(page)).toEqual([light])
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await page.getByRole('button', { name: 'Switch to light theme' }).waitFor()
  expect(await frameColours(page)).toEqual([dark])
  await page.reload()
  expect(await frameColours(page)).toEqual([dark])
})

/** The requests of the page in this theme. */
function frameColours(page: Page): Promise<string[]> {
  return page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas: HTMLMetaElement[]) =>
      metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
    )
}

async function pixelsOf(image: Element, side: number) {
  if (!(image instanceof HTMLImageElement)) throw new Error('The code is no picture')
  await image.decode()
  const canvas = new OffscreenCanvas(side, side).getContext('2d')
  canvas?.drawImage(image, 0, 0, side, side)
  return [...(canvas?.getImageData(0, 0, side, side).data ?? [])]
}
