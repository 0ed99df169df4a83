import { PINNED_POSTS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { publishPostChange } from '#server/features/posts/post-events.ts'
import type { Post } from '#server/generated/prisma/client.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { LimitReachedError, NotFoundError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { changeGroup, type LockedGroup } from './change-group.ts'
import type { GroupView } from './group-query.ts'

type PostOperation = (
  dependencies: Dependencies,
  viewer: Writer,
  target: { groupId: string; postId: string },
) => Promise<GroupView>

const defineOperation =
  (change: (locked: LockedGroup & { post: Post }) => Promise<unknown>): PostOperation =>
  async (dependencies, viewer, { groupId, postId }) => {
    const options = { groupId, postId, use: 'groupChanges', requires: 'MODERATOR' } as const
    const group = await changeGroup(dependencies, viewer, options, async (locked) => {
      const post = await locked.transaction.post.findFirst({ where: { id: postId, groupId } })
      if (!post) throw new NotFoundError(messages.groupPostNotFound)
      await change({ ...locked, post })
    })
    publishPostChange(dependencies, postId)
    return group
  }

/** Pinning a post again changes nothing. */
export const pinPost = defineOperation(async ({ transaction, now, group, post: { id, pinnedAt } }) => {
  if (pinnedAt) return
  const pinned = await transaction.post.count({ where: { groupId: group.id, pinnedAt: { not: null } } })
  if (pinned >= PINNED_POSTS_MAX) throw new LimitReachedError(messages.tooManyPinnedPosts)
  await transaction.post.update({ where: { id }, data: { pinnedAt: now } })
})

export const unpinPost = defineOperation(({ transaction, post: { id } }) =>
  transaction.post.update({ where: { id }, data: { pinnedAt: null } }),
)

/** The post stays on the profile of its author. */
export const removePost = defineOperation(({ transaction, post: { id } }) =>
  transaction.post.update({ where: { id }, data: { groupId: null, pinnedAt: null } }),
)
