import type { Page } from 'playwright-core'
import { beforeEach, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { browserSuite } from '#tests/support/browser-suite.ts'
import { createMember, postForm, type TestMember } from '#tests/support/members.ts'
import { PHONE } from '#tests/support/open-browser.ts'
import { drawScene } from '#tests/support/pictures.ts'

const { app, openAs } = await browserSuite()
let ann: TestMember
let ben: TestMember
beforeEach(async () => {
  ann = await createMember(app, 'ann')
  ben = await createMember(app, 'ben')
})

/** The picture of no other test. */
const SCENE = 5000
const picture = await drawScene(SCENE).png().toBuffer()

async function attachCopy(page: Page): Promise<void> {
  const buffer = await drawScene(SCENE).flop().jpeg({ quality: 50 }).toBuffer()
  await page
    .getByLabel('Image or video file')
    .setInputFiles({ name: 'copy.jpg', mimeType: 'image/jpeg', buffer })
}

test('copy of a picture can credit its first post, which the card then links', async () => {
  await ann.rest.form('/post', postForm('The first one', new Blob([new Uint8Array(picture)])))
  const page = await openAs(ben, PHONE)
  await page.goto(paths.compose)
  await attachCopy(page)
  await page.getByText(/posted this/).waitFor()
  await page.getByRole('button', { name: 'Credit', exact: true }).click()
  await page.getByRole('button', { name: 'Remove credit' }).waitFor()
  await page.getByLabel('Text of your post').fill('Seen again')
  await page.getByRole('button', { name: 'Post', exact: true }).click()

  const card = page.getByRole('article').filter({ hasText: 'Seen again' })
  await card.getByText('Credit:').waitFor()
  await card
    .getByRole('link', { name: `@${ann.username}` })
    .last()
    .click()
  await page.waitForURL(/\/post\//)
  await page.getByRole('article').filter({ hasText: 'The first one' }).waitFor()
})
