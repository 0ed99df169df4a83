import type { Page } from 'playwright-core'
import type { Screen } from './screen.ts'

const member = { by: 'member' } as const
const path = '/make/calm-in-chaos'
const shows = 'Next'

/** The meme editor. */
export const screens: readonly Screen[] = [
  { ...member, name: 'make', path: '/make', shows: 'All templates' },
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
  { ...member, name: 'make-editing', isState: true, path, shows, act: typeText },
  { ...member, name: 'make-templates', path, shows, act: openTool('Template') },
  { ...member, name: 'make-stickers', isState: true, path, shows, act: openTool('Stickers') },
  { ...member, name: 'make-emoji', isState: true, path, shows, act: openTool('Emoji') },
  { ...member, name: 'make-canvas', isState: true, path, shows, act: openTool('Canvas') },
  { ...member, name: 'make-layers', isState: true, path, shows, act: openTool('Layers') },
  {
    ...member,
    name: 'make-keys',
    isState: true,
    path,
    shows,
    async act(page) {
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
      await page.getByRole('button', { name: 'Next' }).click()
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
}

/** Into the first layer. */
async function typeText(page: Page): Promise<void> {
  await untilDrawn(page)
  await page.locator('[data-layer-button]').first().focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Text of the meme').fill('This is fine')
}

function openTool(name: string) {
  return async (page: Page) => {
    await untilDrawn(page)
    await page.getByRole('toolbar').getByRole('button', { name }).click()
    await page.getByRole('complementary').getByRole('heading', { name, exact: true }).waitFor()
  }
}
