import { requirePost } from '#server/features/posts/load-post.ts'
import type { PostView } from '#server/features/posts/post-query.ts'
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
  const now = dependencies.clock.now()
  // If the post is deleted at the same time, nothing is inserted and the next statement does not find it.
  await dependencies.database.$executeRaw`
    INSERT INTO saved_posts (member_id, post_id, created_at)
    SELECT ${viewer.memberId}::uuid, id, ${now} FROM posts WHERE id = ${postId}::uuid FOR KEY SHARE
    ON CONFLICT DO NOTHING`
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
