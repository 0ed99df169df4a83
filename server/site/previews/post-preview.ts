import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { fittingImageKey } from '#server/features/media/media-view.ts'
import type { PostView } from '#server/features/posts/post-query.ts'
import { renderCard, type CardSources } from './render-card.ts'
import { PREVIEW, renderImage } from './render-image.ts'

/** A new design needs a new version, so that caches request the image again. */
const DESIGN_VERSION = 1
/** The cache holds images of about 100 KB each, for posts that are being shared. */
const CACHED_IMAGES_MAX = 100
const CONCURRENT_RENDERS = 2
const QUALITY = 86

export type Previews = {
  /** Returns the JPEG image that other sites show for a post. Concurrent requests for an image share its rendering. */
  render(post: PostView): Promise<Buffer>
}

/** Images are only cached in memory, so that deleted posts leave no files behind. */
export function createPreviews({ storage }: Dependencies, cardFile: string): Previews {
  const sources = { storage, cardFile }
  const limit = pLimit(CONCURRENT_RENDERS)
  const cache = new LRUCache<string, Buffer, PostView>({
    max: CACHED_IMAGES_MAX,
    fetchMethod: (_tag, _stale, { context }) => limit(() => render(sources, context)),
  })
  return { render: (post) => cache.forceFetch(previewTag(post), { context: post }) }
}

/** The tag changes with the image, which may have the text and the author of the post instead of its picture. */
export function previewTag({ id, text, isSensitive, author }: PostView): string {
  const { fullName, username, photoId } = author
  return createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, id, text, isSensitive, fullName, username, photoId]))
    .digest('base64url')
    .slice(0, 22)
}

/** The image of a sensitive post has its text and author instead of its picture. */
async function render(sources: CardSources, post: PostView): Promise<Buffer> {
  const media = post.isSensitive ? null : post.media
  const file = media && (await sources.storage.read(fittingImageKey(media, PREVIEW.width)))
  const image = file ? await renderImage(await buffer(file)) : await renderCard(sources, post)
  return image.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
}
