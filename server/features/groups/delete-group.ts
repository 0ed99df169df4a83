import { removeFiles } from '#server/features/media/remove-media.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { changeGroup } from './change-group.ts'

/** Posts in one transaction, so that their readers do not wait. */
const BATCH = 1000

/** The group is gone for everyone. Its posts remain. */
export async function deleteGroup(
  dependencies: Dependencies,
  viewer: Writer,
  groupId: string,
): Promise<void> {
  const change = { groupId, use: 'groupChanges', requires: 'OWNER' } as const
  await changeGroup(dependencies, viewer, change, ({ transaction, now }) =>
    dissolve(transaction, groupId, now),
  )
}

/** The caller has locked the group. Without members, it accepts no posts, and a repeated task deletes it. */
export async function dissolve(transaction: Queries, groupId: string, now: Date): Promise<void> {
  await transaction.group.update({ where: { id: groupId }, data: { deletedAt: now } })
  await transaction.groupMember.deleteMany({ where: { groupId } })
  await transaction.groupRequest.deleteMany({ where: { groupId } })
}

/** Takes the posts out of deleted groups, and deletes the groups then. */
export async function sweepGroups(dependencies: Dependencies): Promise<void> {
  const { database } = dependencies
  const deleted = await database.group.findMany({ where: { deletedAt: { not: null } } })
  for (const { id, coverId } of deleted) {
    while ((await releasePosts(dependencies, id)) === BATCH);
    await database.$transaction([
      database.media.deleteMany({ where: { id: coverId ?? undefined, coverOf: { id } } }),
      database.group.deleteMany({ where: { id } }),
    ])
    if (coverId) await removeFiles(dependencies, [coverId])
  }
}

/** Returns the number of posts. */
async function releasePosts({ database }: Dependencies, groupId: string): Promise<number> {
  const posts = kysely(database)
  const { numUpdatedRows } = await posts
    .updateTable('posts')
    .set({ group_id: null, pinned_at: null })
    .where('id', 'in', posts.selectFrom('posts').select('id').where('group_id', '=', groupId).limit(BATCH))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
