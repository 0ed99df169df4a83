import { messages } from '#rules/messages.ts'
import { announce } from '#server/domain/announce.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { NotAllowedError, NotFoundError } from '#server/domain/errors.ts'
import { renditionKeys } from '#server/domain/media/keep-picture.ts'
import type { Viewer } from '#server/domain/members/session.ts'

/** Only its author may. Reactions, media and the media's files go with it. */
export async function deletePost(dependencies: Dependencies, viewer: Viewer, postId: string): Promise<void> {
  const { database, storage, background } = dependencies
  const post = await database.post.findUnique({
    where: { id: postId },
    select: { authorId: true, mediaId: true, media: { select: { renditions: { select: { name: true } } } } },
  })
  if (!post) throw new NotFoundError(messages.postNotFound)
  if (post.authorId !== viewer.memberId) throw new NotAllowedError(messages.postNotYours)

  const [deleted] = await database.$transaction([
    database.post.deleteMany({ where: { id: postId } }),
    database.media.deleteMany({ where: { id: { in: post.mediaId ? [post.mediaId] : [] } } }),
  ])
  if (deleted.count === 0) throw new NotFoundError(messages.postNotFound)
  announce(dependencies, { type: 'post-deleted', postId })
  const keys = post.mediaId
    ? renditionKeys(post.mediaId, post.media?.renditions.map(({ name }) => name) ?? [])
    : []
  await background.run("remove a deleted post's files", () => storage.remove(keys))
}
