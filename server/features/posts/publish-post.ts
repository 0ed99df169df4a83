import type { Queries } from '#server/platform/database/types.ts'

/**
 * Lists the post that waited for this media, if there is one, as new as others see it: they would miss it among older
 * ones. Returns its id.
 */
export async function publishPostOf(transaction: Queries, mediaId: string, now: Date): Promise<string[]> {
  const posts = await transaction.post.updateManyAndReturn({
    where: { mediaId, isPublic: false, author: { suspendedAt: null } },
    data: { isPublic: true, createdAt: now, updatedAt: now },
    select: { id: true },
  })
  return posts.map(({ id }) => id)
}
