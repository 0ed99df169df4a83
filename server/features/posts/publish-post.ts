import { Prisma } from '#server/generated/prisma/client.ts'
import { revealPosts } from '#server/features/visibility/hide-posts.ts'
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
  return revealPosts(transaction, 'MEDIA_NOT_READY', Prisma.sql`media_id = ${mediaId}::uuid`)
}
