import { messages } from '#rules/messages.ts'
import { requirePost } from './load-post.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'

/** Throws NotFoundError if the viewer cannot see the post, and ValidationError if it is their own. */
export async function assertCreditable(
  dependencies: Dependencies,
  viewer: Viewer,
  postId: string,
): Promise<void> {
  const post = await requirePost(dependencies, viewer, postId)
  if (post.author.id === viewer.memberId)
    throw new ValidationError([{ path: 'creditPostId', message: messages.creditOwnPost }])
}
