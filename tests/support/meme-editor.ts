import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { drawPicture } from './pictures.ts'

/** Opens the editor with a template, waits until it is drawn, and leaves the text that is edited at once. */
export async function openTemplate(page: Page, slug: string): Promise<void> {
  await page.goto(`/make/${slug}`)
  await page.waitForURL('**/make')
  await page.locator('[data-background="shown"]').waitFor()
  await page.getByLabel('Text of the meme').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
}

/** The button over a layer of the canvas. */
export function layer(page: Page, name: string | RegExp): Locator {
  return page.getByRole('group', { name: /Layers of the meme/ }).getByRole('button', { name })
}

/** Waits until the element stands still, because the canvas fits the space that the panels leave. */
export async function boxOf(locator: Locator) {
  const box = await locator.evaluate(async (element) => {
    const measure = () => element.getBoundingClientRect()
    const frame = () => new Promise(requestAnimationFrame)
    for (let last = measure(), still = 0; still < 3;) {
      await frame()
      const { x, y, width } = measure()
      still = x === last.x && y === last.y && width === last.width ? still + 1 : 0
      last = measure()
    }
    const { x, y, width, height } = measure()
    return { x, y, width, height }
  })
  return { ...box, center: { x: box.x + box.width / 2, y: box.y + box.height / 2 } }
}

/** The number of files that drafts have stored on the device. */
export function countStoredFiles(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store')
        opening.addEventListener('error', () =>
          reject(opening.error ?? new Error('The storage cannot be opened')),
        )
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('keyval').objectStore('keyval').count()
          counting.addEventListener('success', () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
  )
}

/** Downloads the meme through the menu. */
export async function downloadPicture(page: Page, format: 'PNG' | 'WebP'): Promise<Buffer> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: `Download ${format}` }).click(),
  ])
  return readFile(await download.path())
}

export async function addSticker(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Stickers' }).click()
  await page.getByRole('button', { name }).click()
}

export async function pictureFile() {
  const buffer = Buffer.from(await (await drawPicture({ width: 300, height: 200 })).arrayBuffer())
  return { name: 'cat.png', mimeType: 'image/png', buffer }
}
