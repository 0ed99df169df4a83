import type { Page } from 'playwright-core'
import type { Screen } from './screen.ts'

const member = { by: 'member' } as const
const path = '/make/calm-in-chaos'
const shows = 'Done'

/** The meme editor. */
export const screens: readonly Screen[] = [
  { ...member, name: 'make', path: '/make', shows: 'Blank canvas' },
  {
    ...member,
    name: 'make-draft',
    isState: true,
    path,
    shows,
    async act(page) {
      await typeText(page)
      await page.getByRole('button', { name: 'Leave the editor' }).click()
      await page.getByRole('heading', { name: 'Trending Posts' }).waitFor({ state: 'attached' })
      await page.goto('/make')
      await page.getByRole('button', { name: /^Continue your draft/ }).waitFor()
    },
  },
  {
    ...member,
    name: 'make-template',
    isState: true,
    repeats: 'make-templates',
    path,
    shows,
    act: untilDrawn,
  },
  {
    ...member,
    name: 'make-text',
    isState: true,
    path,
    shows,
    async act(page) {
      await typeText(page)
      await page.keyboard.press('Escape')
      await page.locator('[data-layer] path').first().waitFor({ state: 'attached' })
    },
  },
  { ...member, name: 'make-editing', isState: true, repeats: 'make-text', path, shows, act: typeText },
  { ...member, name: 'make-templates', path, shows, act: openTool('Template') },
  { ...member, name: 'make-stickers', isState: true, path, shows, act: openTool('Stickers') },
  { ...member, name: 'make-emoji', isState: true, repeats: 'make-stickers', path, shows, act: searchEmoji },
  { ...member, name: 'make-pen', isState: true, path, shows, act: openTool('Pen') },
  { ...member, name: 'make-canvas', isState: true, path, shows, act: openTool('Canvas') },
  { ...member, name: 'make-layers', isState: true, path, shows, act: openTool('Layers') },
  { ...member, name: 'make-picture', isState: true, path, shows, act: addPixelatedPicture },
  {
    ...member,
    name: 'make-crop',
    isState: true,
    path,
    shows,
    async act(page) {
      await addPixelatedPicture(page)
      await page.getByRole('button', { name: 'Crop' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Circle' }).click()
    },
  },
  {
    ...member,
    name: 'make-keys',
    isState: true,
    repeats: 'shortcuts',
    path,
    shows,
    async act(page) {
      await untilDrawn(page)
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    ...member,
    name: 'make-post',
    path,
    shows,
    async act(page) {
      await untilDrawn(page)
      await page.getByRole('button', { name: 'Post', exact: true }).click()
      await page.getByRole('img', { name: 'Your meme' }).waitFor()
    },
  },
  {
    ...member,
    name: 'make-unknown-template',
    isState: true,
    repeats: 'not-found',
    path: '/make/unknown',
    shows: 'This template does not exist.',
  },
]

async function untilDrawn(page: Page): Promise<void> {
  await page.locator('[data-background="shown"]').waitFor()
  await page.getByLabel('Text of the meme').waitFor()
  // Ends the editing of the first text, and deselects it.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
}

/** Into the first layer. */
async function typeText(page: Page): Promise<void> {
  await untilDrawn(page)
  await page.locator('[data-layer-button]').first().focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Text of the meme').fill('This is fine')
}

async function addPixelatedPicture(page: Page): Promise<void> {
  await untilDrawn(page)
  await page.getByLabel('Picture to add').setInputFiles('rules/memes/templates/goldens/two-paths.png')
  await page.getByRole('button', { name: 'Pixelate' }).click()
  await page.locator('[data-layer] [shape-rendering="crispEdges"]').waitFor()
}

async function searchEmoji(page: Page): Promise<void> {
  await openTool('Stickers')(page)
  await page.getByRole('searchbox').fill('fire')
  await page.getByRole('heading', { name: 'Emoji' }).waitFor()
}

function openTool(name: string) {
  return async (page: Page) => {
    await untilDrawn(page)
    await page.getByRole('toolbar').getByRole('button', { name }).click()
    await page.getByRole('complementary').getByRole('heading', { name, exact: true }).waitFor()
  }
}
