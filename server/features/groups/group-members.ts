import { sql } from 'kysely'
import { MEMBER_COLUMNS, toMemberView, type MemberView } from '#server/features/members/member-view.ts'
import { isBlockedOrMuted } from '#server/features/visibility/visible-to.ts'
import type { GroupRole } from '#server/generated/prisma/client.ts'
import type { Keyset } from '#server/platform/lists/keyset.ts'
import {
  definePagedList,
  mapNodes,
  type ConnectionArguments,
  type Page,
} from '#server/platform/lists/paged-list.ts'
import { query } from '#server/platform/database/kysely.ts'
import type { ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'

type Parameters = ParametersOf<{ viewerId: string }>

export type GroupMemberView = MemberView & { role: GroupRole }

/** Owners, then moderators, then others, each in the order in which they joined. */
export const GROUP_MEMBERS_BY_RANK: Keyset<'rank' | 'joinedAt' | 'memberId'> = {
  direction: 'ascending',
  keys: [
    { column: 'rank', field: 'rank', type: 'integer' },
    { column: 'joined_at', field: 'joinedAt', type: 'timestamp' },
    { column: 'member_id', field: 'memberId', type: 'uuid' },
  ],
}

/** The id of a list is that of the group. */
const MEMBERS = definePagedList({
  name: 'group-members',
  keyset: GROUP_MEMBERS_BY_RANK,
  items: ({ viewerId }: Parameters) =>
    query
      .selectFrom('group_members')
      .selectAll()
      .where('group_id', '=', sql.ref<string>('list.id'))
      .where(sql<boolean>`NOT is_hidden`)
      .where(sql<boolean>`NOT ${isBlockedOrMuted(viewerId, sql.ref('group_members.member_id'))}`),
  select: (page) =>
    query
      .selectFrom(page.as('membership'))
      .innerJoin('members as member', 'member.id', 'membership.member_id')
      .select(MEMBER_COLUMNS)
      .select(['membership.rank', 'membership.joined_at as joinedAt'])
      .select(sql<GroupRole>`upper(membership.role::text)`.as('role')),
})

/** Returns the same page of the members of each group, in the order of the ids. */
export async function listGroupMembers(
  { sql: run }: Dependencies,
  { memberId }: Viewer,
  groupIds: readonly string[],
  window: ConnectionArguments,
): Promise<Page<GroupMemberView>[]> {
  const pages = await MEMBERS.loadEach(run, { viewerId: memberId }, groupIds, window)
  return pages.map((page) => mapNodes(page, (row) => ({ ...toMemberView(row), role: row.role })))
}

/** Defines a list of the members in a table, sorted by the creation of their rows. Blocks and mutes of the viewer do not filter it. */
function defineList(table: 'group_requests' | 'group_bans', direction: Keyset['direction']) {
  return definePagedList({
    name: table,
    keyset: {
      direction,
      keys: [
        { column: 'created_at', field: 'createdAt', type: 'timestamp' },
        { column: 'member_id', field: 'memberId', type: 'uuid' },
      ],
    },
    items: (_parameters: Parameters) =>
      query
        .selectFrom(table)
        .innerJoin('members as member', 'member.id', `${table}.member_id`)
        .selectAll(table)
        .where('group_id', '=', sql.ref<string>('list.id'))
        .where('member.suspended_at', 'is', null),
    select: (page) =>
      query
        .selectFrom(page.as('listed'))
        .innerJoin('members as member', 'member.id', 'listed.member_id')
        .select(MEMBER_COLUMNS)
        .select('listed.created_at as createdAt'),
  })
}

const LISTS = {
  requests: defineList('group_requests', 'ascending'),
  bans: defineList('group_bans', 'descending'),
}

/** Returns the same page of the requests or bans of each group, in the order of the ids. */
export async function listOutsiders(
  { sql: run }: Dependencies,
  { memberId }: Viewer,
  list: keyof typeof LISTS,
  groupIds: readonly string[],
  window: ConnectionArguments,
): Promise<Page<MemberView>[]> {
  const pages = await LISTS[list].loadEach(run, { viewerId: memberId }, groupIds, window)
  return pages.map((page) => mapNodes(page, toMemberView))
}
