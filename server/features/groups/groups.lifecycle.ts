import { sql } from 'kysely'
import { z } from 'zod'
import { GroupRole } from '#server/generated/prisma/client.ts'
import { kysely, query } from '#server/platform/database/kysely.ts'
import type { RowLock } from '#server/platform/database/lock-rows.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { countedColumn, registerLifecycle, type Counter } from '#server/platform/lifecycle.ts'
import { dateTimeField, idField } from '#server/platform/rest/fields.ts'
import { sweepGroups } from './delete-group.ts'
import { endRecentJoins } from './end-recent-joins.ts'
import { passOwnership } from './pass-ownership.ts'

const locks: readonly RowLock[] = [
  {
    table: 'groups',
    strength: 'NO KEY UPDATE',
    ids: (memberId) => query.selectFrom('group_members').select('group_id').where('member_id', '=', memberId),
  },
]

const datedGroupsSchema = (description: string) =>
  z.array(z.object({ groupId: idField('group'), createdAt: dateTimeField(description) }))

const datedGroupsOf = (memberId: string) => ({
  where: { memberId },
  orderBy: { createdAt: 'asc' } as const,
  select: { groupId: true, createdAt: true },
})

const POST_COUNT: Counter = {
  name: 'posts of groups',
  tables: ['posts', 'group_post_count_changes'],
  compare: `
    SELECT id::text AS place,
      (SELECT coalesce(sum(change), 0)::int FROM group_post_count_changes WHERE group_id = groups.id) AS stored,
      (SELECT count(*)::int FROM posts WHERE group_id = groups.id AND is_public) AS actual
    FROM groups`,
  repair: `
    INSERT INTO group_post_count_changes (group_id, change) SELECT place::uuid, actual - stored FROM wrong`,
}

registerLifecycle({
  accountDeletion: {
    locks,
    async prepare({ clock }, transaction, memberId) {
      await passOwnership(transaction, memberId, clock.now())
      return () => undefined
    },
  },
  suspension: {
    locks,
    suspend: (_dependencies, transaction, memberId) => setHidden(transaction, memberId, true),
    lift: (_dependencies, transaction, memberId) => setHidden(transaction, memberId, false),
  },
  dataExport: {
    groups: {
      schema: z.array(
        z.object({
          groupId: idField('group'),
          slug: z.string().meta({ description: 'The address of the group.', examples: ['bread'] }),
          role: z.enum(GroupRole).meta({ description: 'The role in the group.', examples: ['MEMBER'] }),
          joinedAt: dateTimeField('When the member joined.'),
        }),
      ),
      async load({ database }, memberId) {
        const memberships = await database.groupMember.findMany({
          where: { memberId },
          orderBy: { joinedAt: 'asc' },
          include: { group: { select: { slug: true } } },
        })
        return memberships.map(({ groupId, group, role, joinedAt }) => {
          return { groupId, slug: group.slug, role, joinedAt }
        })
      },
    },
    groupRequests: {
      schema: datedGroupsSchema('The time of the request.'),
      load: ({ database }, memberId) => database.groupRequest.findMany(datedGroupsOf(memberId)),
    },
    groupBans: {
      schema: datedGroupsSchema('The time of the ban.'),
      load: ({ database }, memberId) => database.groupBan.findMany(datedGroupsOf(memberId)),
    },
  },
  counters: [
    countedColumn('members of groups', 'groups.member_count', {
      tables: ['groups', 'group_members'],
      actual: 'SELECT count(*) FROM group_members WHERE group_id = groups.id AND NOT is_hidden',
    }),
    countedColumn('recent members of groups', 'groups.recent_join_count', {
      tables: ['groups', 'group_members'],
      actual: 'SELECT count(*) FROM group_members WHERE group_id = groups.id AND NOT is_hidden AND is_recent',
    }),
    POST_COUNT,
  ],
  repeatedTasks: [
    { name: 'delete groups', interval: 5000, run: sweepGroups },
    { name: 'end recent joins of groups', interval: 60_000, run: endRecentJoins },
    { name: 'merge changes of the post counts of groups', interval: 60_000, run: mergePostCounts },
  ],
})

/** A suspended member does not count. */
async function setHidden(transaction: Queries, memberId: string, isHidden: boolean) {
  const { count } = await transaction.groupMember.updateMany({
    where: { memberId, isHidden: !isHidden },
    data: { isHidden },
  })
  return { counts: { [isHidden ? 'hidden memberships' : 'shown memberships']: count } }
}

async function mergePostCounts({ database }: Dependencies): Promise<void> {
  await sql`SELECT merge_group_post_count_changes()::text`.execute(kysely(database))
}
