import type { Page } from 'playwright-core'

/** Attaches an image of the demo community to the draft. */
export async function attachMeme(page: Page): Promise<void> {
  const { posts } = await (await page.request.get('/api/v1/post?limit=50')).json()
  const { postUrl } = posts.find((post: { postUrl: string | null }) => post.postUrl)
  const picture = await page.request.get(postUrl)
  await page
    .getByLabel('Image or video file')
    .setInputFiles({ name: 'meme.webp', mimeType: 'image/webp', buffer: await picture.body() })
}
