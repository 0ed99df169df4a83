import type { z } from 'zod'
import {
  toStoredMeme,
  type MemeDocument,
  type newMemeSchema,
  type StoredMeme,
} from '#rules/memes/document.ts'
import { altTextOf, captionsOf } from '#rules/memes/meme-text.ts'
import { messages } from '#rules/messages.ts'
import { limitMediaJobs } from '#server/features/media/media-jobs.ts'
import { storeImage } from '#server/features/media/store-image.ts'
import { requirePost } from '#server/features/posts/load-post.ts'
import type { PostView } from '#server/features/posts/post-query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { MemeTooComplexError } from '#server/platform/images/rasterize-meme.ts'
import { NotAllowedError, ValidationError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { drawOnce } from './draw-once.ts'
import { requireArtwork } from './require-artwork.ts'
import { requireMemeImages } from './meme-images.ts'
import { findTemplate } from './templates.ts'

export type NewMeme = z.output<typeof newMemeSchema>

/** A meme whose picture is stored as an upload of its author. */
export type PreparedMeme = {
  mediaId: string
  altText: string
  document: StoredMeme
  isRemixable: boolean
  templateId: string | null
  remixOfId: string | null
  /** Uploads of the author that become part of the meme. */
  ownImageIds: string[]
  /** All images of the document. */
  imageIds: string[]
}

/** Draws a meme. Throws ValidationError, or NotFoundError or NotAllowedError if the other meme cannot be remixed. */
export async function prepareMeme(
  dependencies: Dependencies,
  viewer: Writer,
  { isRemixable, ...document }: NewMeme,
  remixOfId: string | null,
): Promise<PreparedMeme> {
  if (remixOfId) requireRemixable(viewer, await requirePost(dependencies, viewer, remixOfId))
  requireArtwork(document)
  const images = await requireMemeImages(dependencies, viewer, document, remixOfId)
  const template = templateOf(document)
  const altText = altTextOf(document, template?.name)
  const ownerId = viewer.memberId
  const mediaId = await limitMediaJobs(dependencies, ownerId, async () => {
    const image = await drawOnce(dependencies, document, images.assets, ownerId).catch(refuseComplex)
    return storeImage(dependencies, image, { ownerId, altText, captions: captionsOf(document) })
  })
  return {
    mediaId,
    altText,
    document: toStoredMeme(document),
    isRemixable,
    templateId: template?.id ?? null,
    remixOfId,
    ownImageIds: images.ownIds,
    imageIds: images.ids,
  }
}

function requireRemixable({ memberId }: Writer, { isRemixable, author }: PostView): void {
  if (isRemixable === null)
    throw new ValidationError([{ path: 'remixOfId', message: messages.remixOfOtherPost }])
  if (!isRemixable && author.id !== memberId) throw new NotAllowedError(messages.memeNotRemixable)
}

function templateOf({ background }: MemeDocument) {
  return 'templateSlug' in background ? findTemplate(background.templateSlug) : undefined
}

function refuseComplex(error: unknown): never {
  if (error instanceof MemeTooComplexError)
    throw new ValidationError([{ path: 'meme', message: error.message }])
  throw error
}
