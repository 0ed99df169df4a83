import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { fittingImageKey } from '#server/features/media/media-view.ts'
import type { PostView } from '#server/features/posts/post-query.ts'
import { drawCard, type CardSources } from './render-card.ts'
import { drawPicture, PREVIEW } from './render-image.ts'

/** Grows with the looks of previews, so that caches ask anew. */
const EDITION = 1
/** Pictures of about 100 KB: those of posts that are passed on right now. */
const KEPT = 100
/** Drawn at once: there is other work to do. */
const DRAWN_AT_ONCE = 2
const QUALITY = 86

/** Pictures that stand for posts on other sites: JPEG, which every one of them takes. */
export type Previews = {
  /** Draws only what was not drawn lately; what is being drawn is waited for together. */
  pictureOf(post: PostView): Promise<Buffer>
}

/** Nothing is stored, so that what is deleted leaves nothing behind. */
export function createPreviews({ storage }: Dependencies, cardFile: string): Previews {
  const sources = { storage, cardFile }
  const inTurn = pLimit(DRAWN_AT_ONCE)
  const drawn = new LRUCache<string, Buffer, PostView>({
    max: KEPT,
    fetchMethod: (_tag, _stale, { context }) => inTurn(() => draw(sources, context)),
  })
  return { pictureOf: (post) => drawn.forceFetch(previewTag(post), { context: post }) }
}

/** Another one whenever the picture is another one. A post does not change, but its author's name and photo may. */
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
