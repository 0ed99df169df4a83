import { expect, test } from 'vitest'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createMember } from '#tests/support/members.ts'
import { boxOf, layer, openTemplate } from '#tests/support/meme-editor.ts'
import { pixelsOf } from '#tests/support/meme-pictures.ts'
import { plainMeme, postMeme } from '#tests/support/memes.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { DESKTOP, PHONE } from '#tests/support/open-browser.ts'
import { touchScreen } from './touch.ts'

const { app, openAs } = await browserSuite()

test.each([['phone', PHONE], ...(isNightly ? [['desktop', DESKTOP] as const] : [])] as const)(
  'strokes are drawn and undone on a %s, and the posted picture shows them',
  async (_, options) => {
    const member = await createMember(app)
    const page = await openAs(member, options)
    await openTemplate(page, 'before-after')
    await page.getByRole('button', { name: 'Pen', exact: true }).click()
    const canvas = await boxOf(page.locator('[data-pen] svg'))
    const draw = async (fromX: number, toX: number, y: number) => {
      await page.mouse.move(canvas.x + fromX * canvas.width, canvas.y + y * canvas.height)
      await page.mouse.down()
      await page.mouse.move(canvas.x + toX * canvas.width, canvas.y + y * canvas.height, { steps: 10 })
      await page.mouse.up()
    }
    const panel = page.getByRole('complementary', { name: 'Pen' })
    await panel.getByRole('button', { name: 'Blue' }).click()
    await panel.getByRole('button', { name: 'Thick' }).click()
    await draw(0.1, 0.9, 0.5)
    await layer(page, /^Drawing, layer 3 of 3/).waitFor()
    await panel.getByRole('button', { name: 'Green' }).click()
    await draw(0.1, 0.9, 0.6)
    await draw(0.1, 0.9, 0.7)
    expect(await page.locator('[data-layer] path[stroke="#35b558"]').count()).toBe(2)
    await panel.getByRole('button', { name: 'Undo' }).click()
    expect(await page.locator('[data-layer] path[stroke="#35b558"]').count()).toBe(1)
    await panel.getByRole('button', { name: 'Done' }).click()
    await page.locator('[data-pen]').waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await page.getByRole('article').getByRole('img', { name: 'Before and after' }).first().waitFor()

    const { data } = await member.graphql.send(
      '{ viewer { user { posts(first: 1) { edges { node { media { ... on ImageMedia { url } } } } } } } }',
    )
    const [{ node }] = Object(data).viewer.user.posts.edges
    const picture = Buffer.from(await (await fetch(new URL(node.media.url, app.url))).arrayBuffer())
    const { data: pixels, width, height } = await pixelsOf(picture)
    const colorAt = (x: number, y: number) => {
      const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3
      return [...pixels.subarray(at, at + 3)]
    }
    const near = (color: number[]) =>
      color.map((value) => expect.toSatisfy((found) => Math.abs(found - value) < 12))
    for (const x of [0.15, 0.5, 0.85]) {
      expect(colorAt(x, 0.5)).toEqual(near([0x2f, 0x7d, 0xf6]))
      expect(colorAt(x, 0.6)).toEqual(near([0x35, 0xb5, 0x58]))
      expect(colorAt(x, 0.7)).not.toEqual(near([0x35, 0xb5, 0x58]))
    }
  },
)

test('with the pen, two fingers zoom without drawing, and Escape returns to the layers', async () => {
  const page = await openAs(await createMember(app), PHONE)
  await openTemplate(page, 'before-after')
  await page.getByRole('button', { name: 'Pen', exact: true }).click()
  const { drag, pinch } = await touchScreen(page)
  const { center } = await boxOf(page.locator('[data-pen] svg'))
  const left = { x: center.x - 40, y: center.y }
  const right = { x: center.x + 40, y: center.y }
  await pinch(
    [left, right],
    [
      { ...left, x: left.x - 40 },
      { ...right, x: right.x + 40 },
    ],
  )
  await page.getByRole('button', { name: /^Reset zoom, now 200%/ }).click()
  await expect(layer(page, /^Drawing/).count()).resolves.toBe(0)
  await drag(left, right)
  await layer(page, /^Drawing/).waitFor()

  await page.keyboard.press('Escape')
  await page.locator('[data-pen]').waitFor({ state: 'detached' })
  const drawing = layer(page, /^Drawing/)
  await drawing.focus()
  const before = await boxOf(drawing)
  await page.keyboard.press('Shift+ArrowDown')
  expect((await boxOf(drawing)).y).toBeGreaterThan(before.y)
  await page.keyboard.press('Delete')
  await expect(drawing.count()).resolves.toBe(0)
})

test('the strokes of a meme are part of its remix', async () => {
  const stroke = { points: [0, 0.5, 1, 0.5], color: '#f2343f', width: 0.1 }
  const pen = { strokes: [stroke], x: 0.2, y: 0.3, width: 0.6, height: 0.2, angle: 10 }
  const member = await createMember(app)
  const original = await postMeme(await createMember(app), plainMeme({ pen }))
  const page = await openAs(member, PHONE)
  await page.goto(`/make?remix=${original}`)
  await layer(page, /^Drawing, layer 1 of 1/).waitFor()
  await page.waitForURL('**/make')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  const read = '{ viewer { user { posts(first: 1) { edges { node { meme { layers { ... on MemePenLayer '
  const fields = '{ strokes { points color width } x y width height angle } } } } } } } } }'
  await expect
    .poll(async () => Object((await member.graphql.send(read + fields)).data).viewer.user.posts.edges)
    .toEqual([{ node: { meme: { layers: [pen] } } }])
})
