import { z } from 'zod'
import { newMemeSchema } from '#rules/memes/document.ts'
import { messages } from '#rules/messages.ts'
import type { Attachment, NewAttachment } from '#server/features/posts/attachment.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { anyOf } from '#server/platform/database/query.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { parseInput, ValidationError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { prepareMeme, type PreparedMeme } from './prepare-meme.ts'

const inputSchema = z.object({ meme: newMemeSchema })

/** `meme` has the fields of `MemeInput`, and `remixOfId` is the id of the meme that it is a remix of. */
export function attachMeme(meme: unknown, remixOfId: string | null): NewAttachment {
  const document = parseInput(inputSchema, { meme }).meme
  return {
    pictureField: 'meme',
    content: [JSON.stringify(document), remixOfId],
    async prepare(dependencies, author) {
      return toAttachment(await prepareMeme(dependencies, author, document, remixOfId), author)
    },
  }
}

function toAttachment(meme: PreparedMeme, author: Writer): Attachment {
  const { mediaId, altText, document, isRemixable, templateId, imageIds } = meme
  return {
    picture: { mediaId, altText },
    async attach(transaction, now) {
      const original = await lockOriginal(transaction, meme.remixOfId)
      await attachImages(transaction, author, meme, now)
      return {
        is_remixable: isRemixable,
        meme_template_id: templateId,
        remix_of_id: original?.id,
        // A remix shows what its original shows.
        is_sensitive: original?.is_sensitive,
      }
    },
    async store(transaction, postId) {
      await transaction.meme.create({ data: { postId, document } })
      await transaction.memeImage.createMany({ data: imageIds.map((id) => ({ postId, mediaId: id })) })
    },
  }
}

/** If the original was deleted meanwhile, the meme has none. */
async function lockOriginal(transaction: Queries, id: string | null) {
  if (id === null) return undefined
  return kysely(transaction)
    .selectFrom('posts')
    .select(['id', 'is_sensitive'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Throws ValidationError if an image is missing or was used meanwhile. */
async function attachImages(
  transaction: Queries,
  { memberId }: Writer,
  { imageIds, ownImageIds }: PreparedMeme,
  now: Date,
): Promise<void> {
  if (imageIds.length === 0) return
  const attached = await transaction.media.updateMany({
    where: { id: { in: ownImageIds }, ownerId: memberId, status: 'READY', expiresAt: { gt: now } },
    data: { expiresAt: null },
  })
  const sharedIds = imageIds.filter((id) => !ownImageIds.includes(id))
  const shared = await kysely(transaction)
    .selectFrom('media')
    .select('id')
    .where('id', '=', anyOf(sharedIds))
    .where('expires_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (attached.count + shared.length < imageIds.length)
    throw new ValidationError([{ path: 'meme', message: messages.memeImageUnavailable }])
}
