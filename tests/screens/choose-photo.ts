import type { Page } from 'playwright-core'

/** Chooses an image that is wider than high, so that it can be moved. */
export async function choosePhoto(page: Page): Promise<void> {
  const { posts } = await (await page.request.get('/api/v1/post?limit=1')).json()
  const picture = await page.request.get(`/media/preview/${posts[0].id}.jpg`)
  await page
    .getByLabel('Photo file')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture.body() })
  await page.getByRole('slider', { name: 'Left or right' }).waitFor()
}
