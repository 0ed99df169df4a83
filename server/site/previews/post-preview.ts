import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { fittingImageKey } from '#server/features/media/media-view.ts'
import type { PostView } from '#server/features/posts/post-query.ts'
import { drawCard, type CardSources } from './render-card.ts'
import { drawPicture, PREVIEW } from './render-image.ts'

/** A new design needs a new number, so that caches request the image again. */
const EDITION = 1
/** The cache holds images of about 100 KB each, for posts that are being shared. */
const KEPT = 100
const DRAWN_AT_ONCE = 2
const QUALITY = 86

/** Other sites show a post with this JPEG image. */
export type Previews = {
  /** Concurrent requests for one image share its rendering. */
  pictureOf(post: PostView): Promise<Buffer>
}

/** Images are only cached in memory, so that deleted posts leave no files behind. */
export function createPreviews({ storage }: Dependencies, cardFile: string): Previews {
  const sources = { storage, cardFile }
  const inTurn = pLimit(DRAWN_AT_ONCE)
  const drawn = new LRUCache<string, Buffer, PostView>({
    max: KEPT,
    fetchMethod: (_tag, _stale, { context }) => inTurn(() => draw(sources, context)),
  })
  return { pictureOf: (post) => drawn.forceFetch(previewTag(post), { context: post }) }
}

/** The tag changes with the image: a post does not change, but the name and the photo of its author can. */
export function previewTag({ id, author: { fullName, username, photoId } }: PostView): string {
  return createHash('sha256')
    .update(JSON.stringify([EDITION, id, fullName, username, photoId]))
    .digest('base64url')
    .slice(0, 22)
}

async function draw(sources: CardSources, post: PostView): Promise<Buffer> {
  const file = post.media && (await sources.storage.read(fittingImageKey(post.media, PREVIEW.width)))
  const picture = file ? await drawPicture(await buffer(file)) : await drawCard(sources, post)
  return picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
}
