import { requirePost } from '#server/features/posts/load-post.ts'
import type { PostView } from '#server/features/posts/post-query.ts'
import { lockRow } from '#server/platform/database/lock-rows.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import type { Writer } from '#server/platform/viewer.ts'

/** Saving a post again changes nothing. Throws NotFoundError for posts that the viewer cannot see. */
export async function savePost(
  dependencies: Dependencies,
  viewer: Writer,
  postId: string,
): Promise<PostView> {
  const post = await requirePost(dependencies, viewer, postId)
  if (post.viewerSaved) return post
  await limitUse(dependencies, 'saves', viewer.memberId)
  const { database, clock } = dependencies
  const data = { memberId: viewer.memberId, postId, createdAt: clock.now() }
  // If the post is deleted at the same time, nothing is inserted and the next statement does not find it.
  await database.$transaction(async (transaction) => {
    if (await lockRow(transaction, 'posts', postId, 'KEY SHARE'))
      await transaction.savedPost.createMany({ data, skipDuplicates: true })
  })
  return requirePost(dependencies, viewer, postId)
}

/** Succeeds for posts that are not saved. */
export async function unsavePost(
  dependencies: Dependencies,
  viewer: Writer,
  postId: string,
): Promise<PostView> {
  const { memberId } = viewer
  await dependencies.database.savedPost.deleteMany({ where: { memberId, postId } })
  return requirePost(dependencies, viewer, postId)
}
