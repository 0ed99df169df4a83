import { expect, test } from 'vitest'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createMember } from '#tests/support/members.ts'
import {
  addSticker,
  boxOf,
  countStoredFiles,
  layer,
  openTemplate,
  pictureFile,
} from '#tests/support/meme-editor.ts'
import { PHONE } from '#tests/support/open-browser.ts'
import { touchScreen } from './touch.ts'

const { app, openAs } = await browserSuite()

const STAR = /^Sticker Star/

test('a finger moves a layer, which snaps to the center, undo and redo restore it, and two fingers scale and turn it or zoom the canvas', async () => {
  const page = await openAs(await createMember(app), PHONE)
  await openTemplate(page, 'before-after')
  const { drag, pinch } = await touchScreen(page)
  await addSticker(page, 'Add Star')
  const star = layer(page, STAR)
  const before = await boxOf(star)
  await drag(before.center, { x: before.center.x - 60, y: before.center.y + 45 })
  const moved = await boxOf(star)
  expect(moved.center.x).toBeCloseTo(before.center.x - 60, 0)
  expect(moved.center.y).toBeCloseTo(before.center.y + 45, 0)

  await drag(moved.center, { x: before.center.x + 4, y: before.center.y + 30 })
  expect((await boxOf(star)).center.x).toBeCloseTo(before.center.x, 0)

  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.click()
  expect(await boxOf(star)).toEqual(moved)
  await undo.click()
  expect(await boxOf(star)).toEqual(before)
  await page.getByRole('button', { name: 'Redo' }).click()
  expect(await boxOf(star)).toEqual(moved)

  const { center, width } = moved
  expect(await page.getByLabel('Width').inputValue()).toBe('25')
  const left = { x: center.x - 20, y: center.y }
  const right = { x: center.x + 20, y: center.y }
  await pinch(
    [left, right],
    [
      { x: center.x, y: center.y - 30 },
      { x: center.x, y: center.y + 30 },
    ],
  )
  await expect.poll(() => page.getByLabel('Width').inputValue()).toBe('37')
  expect(await page.getByLabel('Angle').inputValue()).toBe('90')

  await page.getByRole('button', { name: 'Deselect' }).click()
  const canvas = await boxOf(page.locator('[data-viewport]'))
  const top = { x: canvas.center.x, y: canvas.y + 20 }
  await pinch([top, { x: top.x, y: top.y + 30 }], [top, { x: top.x, y: top.y + 90 }])
  await page.getByRole('button', { name: /^Reset zoom, now 300%/ }).waitFor()
  expect((await boxOf(star)).width).toBeGreaterThan(width * 2)
})

test('a text is edited in place by a double tap, and the draft is restored after a reload', async () => {
  const page = await openAs(await createMember(app), PHONE)
  await openTemplate(page, 'before-after')
  const { tap } = await touchScreen(page)
  await tap((await boxOf(layer(page, /“Day three”/))).center)
  await page.getByLabel('Text of the meme').pressSequentially('Much later')
  await page.getByRole('button', { name: 'Done' }).click()
  const text = layer(page, /^Text “Much later”/)
  await text.waitFor()

  const { center } = await boxOf(text)
  await tap(center)
  await tap(center)
  await page.getByLabel('Text of the meme').pressSequentially('Even later')
  await page.keyboard.press('Escape')
  await layer(page, /^Text “Even later”/).waitFor()
  await page.getByLabel('Picture to add').setInputFiles(await pictureFile())
  await layer(page, /^Picture/).waitFor()
  await expect.poll(() => countStoredFiles(page)).toBe(1)
  await page.reload()
  await layer(page, /^Text “Even later”/).waitFor()
  await layer(page, /^Picture/).waitFor()
  await page.locator('[data-layer] image').waitFor({ state: 'attached' })

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Start over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('heading', { name: 'Templates' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Templates' }).waitFor()
})
