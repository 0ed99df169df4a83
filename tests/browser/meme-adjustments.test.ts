import sharp from 'sharp'
import { expect, test } from 'vitest'
import { auditAccessibility } from '#tests/support/audit-accessibility.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createMember } from '#tests/support/members.ts'
import { boxOf, downloadPicture, layer, openTemplate } from '#tests/support/meme-editor.ts'
import { meanDifference, pixelsOf } from '#tests/support/meme-pictures.ts'
import { PHONE } from '#tests/support/open-browser.ts'

const { app, openAs } = await browserSuite()

// The server blocks the loaders that it does not use.
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer'] })

const DOCUMENT = `meme { backgroundAdjustments { crop { shape } isFlipped opacity effect }
  layers { ... on MemeTextLayer { text style outline } } }`

test('a text in a bubble on a fried circle is posted, and its remix begins with both', async () => {
  const member = await createMember(app)
  const page = await openAs(member, PHONE)
  await openTemplate(page, 'before-after')
  await layer(page, /layer 1 of/).press('Enter')
  await page.getByLabel('Text of the meme').fill('Fried in a circle')
  const bar = page.getByRole('toolbar', { name: 'Style of the text' })
  await bar.getByRole('button', { name: 'Bubble' }).click()
  await bar.getByRole('group', { name: 'Background color' }).getByRole('button', { name: 'Purple' }).click()
  expect(await page.getByLabel('Text of the meme').inputValue()).toBe('Fried in a circle')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Canvas', exact: true }).click()
  await page.getByRole('button', { name: 'Deep fry' }).click()
  await page.getByRole('button', { name: 'Flip' }).click()
  await page.getByRole('button', { name: 'Crop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crop' })
  await dialog.getByRole('button', { name: 'Circle' }).click()
  expect(await auditAccessibility(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByText('Post created successfully').waitFor()

  const { data } = await member.graphql.send(
    `{ viewer { user { posts(first: 1) { edges { node { databaseId ${DOCUMENT} } } } } } }`,
  )
  const [{ node }] = Object(data).viewer.user.posts.edges
  expect(node.meme).toEqual({
    backgroundAdjustments: {
      crop: { shape: 'ELLIPSE' },
      isFlipped: true,
      opacity: 1,
      effect: 'DEEP_FRY',
    },
    layers: [{ text: 'Fried in a circle', style: 'BUBBLE', outline: '#8b5cf6' }],
  })

  await page.goto(`/make?remix=${node.databaseId}`)
  await layer(page, /Fried in a circle/).focus()
  await expect
    .poll(() => page.getByRole('button', { name: 'Bubble' }).getAttribute('aria-pressed'))
    .toBe('true')
  await page.getByRole('button', { name: 'Canvas', exact: true }).click()
  expect(await page.getByRole('button', { name: 'Deep fry' }).getAttribute('aria-pressed')).toBe('true')
  expect(await page.getByRole('button', { name: 'Flip' }).getAttribute('aria-pressed')).toBe('true')
})

test('a pixelated square of an own picture is shown as it is posted, and its remix begins with it', async () => {
  const member = await createMember(app)
  const page = await openAs(member, PHONE)
  await openTemplate(page, 'before-after')
  await page.getByLabel('Picture to add').setInputFiles('rules/memes/templates/goldens/before-after.png')
  await page.getByRole('button', { name: 'Crop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crop' })
  await dialog.getByRole('button', { name: 'Square' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const panel = page.getByRole('complementary', { name: 'Picture' })
  await panel.getByRole('button', { name: 'Pixelate' }).click()
  const mosaic = page.locator('[data-layer] [shape-rendering="crispEdges"]')
  await expect.poll(() => mosaic.count()).toBe(1)
  const [title, effect] = [panel.getByRole('heading'), panel.getByRole('button', { name: 'Original' })]
  expect((await boxOf(effect)).x).toBe((await boxOf(title)).x)
  expect(await auditAccessibility(page)).toEqual([])

  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await mosaic.count()).toBe(0)
  await page.getByRole('button', { name: 'Redo' }).click()
  const downloaded = await pixelsOf(await downloadPicture(page, 'PNG'))
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByText('Post created successfully').waitFor()

  const { data } = await member.graphql.send(
    `{ viewer { user { posts(first: 1) { edges { node { databaseId media { ... on ImageMedia { url } }
      meme { layers { ... on MemeImageLayer { adjustments { effect crop { x width height } } } } } } } } } } }`,
  )
  const [{ node }] = Object(data).viewer.user.posts.edges
  expect(node.meme.layers).toEqual([
    {
      adjustments: {
        effect: 'PIXELATE',
        crop: { x: expect.closeTo(0.149, 2), width: expect.closeTo(0.703, 2), height: 1 },
      },
    },
  ])
  const posted = await member.http.fetch(node.media.url)
  expect(meanDifference(await pixelsOf(Buffer.from(await posted.arrayBuffer())), downloaded)).toBeLessThan(3)

  await page.goto(`/make?remix=${node.databaseId}`)
  await layer(page, /Picture/).focus()
  await mosaic.waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Crop' }).click()
  await expect
    .poll(() => dialog.getByRole('button', { name: 'Square' }).getAttribute('aria-pressed'))
    .toBe('true')
})
