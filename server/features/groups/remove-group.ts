import { postDeleted } from '#server/features/posts/post-events.ts'
import { hideContent, revealContent } from '#server/features/visibility/hide-content.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { lockRow } from '#server/platform/database/lock-rows.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { groupChanged } from './group-events.ts'

/** Newest posts that open screens remove. A group can have any number of older ones. */
const ANNOUNCED_POSTS_MAX = 1000

/** Hides a group with its posts, for a moderator of the site. Returns a function to call after the commit, or null for a deleted group. */
export async function removeGroup(
  dependencies: Dependencies,
  transaction: Queries,
  groupId: string,
): Promise<(() => void) | null> {
  if (!(await lockWithPosts(transaction, groupId))) return null
  await transaction.group.update({ where: { id: groupId }, data: { isRemoved: true } })
  const hidden = await hideContent(transaction, 'posts', 'group_removed', { group_id: groupId })
  return () => {
    publishEvent(dependencies, groupChanged, { groupId })
    const newest = hidden.toSorted().slice(-ANNOUNCED_POSTS_MAX)
    for (const postId of newest) publishEvent(dependencies, postDeleted, { postId })
  }
}

/** Shows a removed group with its posts again. */
export async function restoreGroup(
  dependencies: Dependencies,
  transaction: Queries,
  groupId: string,
): Promise<() => void> {
  if (!(await lockWithPosts(transaction, groupId))) return () => undefined
  await transaction.group.update({ where: { id: groupId }, data: { isRemoved: false } })
  await revealContent(transaction, 'posts', 'group_removed', { group_id: groupId })
  return () => publishEvent(dependencies, groupChanged, { groupId })
}

/** Waits for members who post in the group. Posts are locked first, as everywhere. */
async function lockWithPosts(transaction: Queries, groupId: string): Promise<boolean> {
  await kysely(transaction)
    .with('locked', (queries) =>
      queries.selectFrom('posts').select('id').where('group_id', '=', groupId).orderBy('id').forNoKeyUpdate(),
    )
    .selectFrom('locked')
    .select(({ fn }) => fn.countAll().as('posts'))
    .execute()
  return lockRow(transaction, 'groups', groupId, 'UPDATE')
}
