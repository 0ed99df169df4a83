import type { Page } from 'playwright-core'

/** Chooses a picture for a photo that is wider than high, so that there is something to move: what posts are shared with is. */
export async function choosePhoto(page: Page): Promise<void> {
  const { posts } = await (await page.request.get('/api/v1/post?limit=1')).json()
  const picture = await page.request.get(`/media/preview/${posts[0].id}.jpg`)
  await page
    .getByLabel('Photo file')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture.body() })
  await page.getByRole('slider', { name: 'Left or right' }).waitFor()
}
