import { revealContent } from '#server/features/visibility/hide-content.ts'
import type { Queries } from '#server/platform/database/types.ts'

/**
 * Publishes the post with this media unless another reason hides it. Returns its id. Its creation time becomes the time of
 * publication, because members who have read past its former position would miss it.
 */
export async function publishPostWithMedia(
  transaction: Queries,
  mediaId: string,
  now: Date,
): Promise<string[]> {
  await transaction.post.updateMany({
    where: { mediaId, hiddenReasons: { has: 'MEDIA_NOT_READY' } },
    data: { createdAt: now, updatedAt: now },
  })
  return revealContent(transaction, 'posts', 'media_not_ready', { media_id: mediaId })
}
