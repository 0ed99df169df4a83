import { sql } from 'kysely'
import { isListedGroup } from '#server/features/visibility/visible-to.ts'
import type { Keyset } from '#server/platform/lists/keyset.ts'
import {
  definePagedList,
  mapNodes,
  type ConnectionArguments,
  type Page,
} from '#server/platform/lists/paged-list.ts'
import { query } from '#server/platform/database/kysely.ts'
import type { ParametersOf } from '#server/platform/database/query.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { selectGroups, toGroupView, type GroupView } from './group-query.ts'

type Key = Keyset<'memberCount' | 'recentJoinCount' | 'createdAt' | 'id'>['keys'][number]

const MOST_MEMBERS: Key = { column: 'member_count', field: 'memberCount', type: 'integer' }
const MOST_JOINS: Key = { column: 'recent_join_count', field: 'recentJoinCount', type: 'integer' }
const NEWEST: Key = { column: 'created_at', field: 'createdAt', type: 'timestamp' }
const ID: Key = { column: 'id', field: 'id', type: 'uuid' }

const groups = query.selectFrom('groups').selectAll().where(isListedGroup)

const defineGroupList = (name: string, first: Key, ...others: Key[]) =>
  definePagedList({
    name,
    keyset: { direction: 'descending', keys: [first, ...others, ID] },
    items: () => groups,
    select: (page) => selectGroups(page),
  })

const LISTS = {
  POPULAR: defineGroupList('groups-popular', MOST_MEMBERS),
  NEWEST: defineGroupList('groups-newest', NEWEST),
  RISING: defineGroupList('groups-rising', MOST_JOINS, MOST_MEMBERS),
}

export type GroupSort = keyof typeof LISTS

export async function listGroups(
  { sql: run }: Dependencies,
  sort: GroupSort,
  window: ConnectionArguments,
): Promise<Page<GroupView>> {
  return mapNodes(await LISTS[sort].load(run, {}, window), toGroupView)
}

/** The groups of a member, joined last first. */
const GROUPS_OF_MEMBER = definePagedList({
  name: 'groups-of-member',
  keyset: {
    direction: 'descending',
    keys: [
      { column: 'joined_at', field: 'joinedAt', type: 'timestamp' },
      { column: 'id', field: 'id', type: 'uuid' },
    ],
  },
  items: ({ viewerId }: ParametersOf<{ viewerId: string }>) =>
    query
      .selectFrom('group_members')
      .innerJoin('groups', 'groups.id', 'group_members.group_id')
      .selectAll('groups')
      .select('group_members.joined_at')
      .where('group_members.member_id', '=', viewerId)
      .where(isListedGroup),
  select: (page) =>
    selectGroups(sql<RowOf<'groups'>>`${page}`).select(sql<Date>`"group".joined_at`.as('joinedAt')),
})

export async function listGroupsOfViewer(
  { sql: run }: Dependencies,
  { memberId }: Viewer,
  window: ConnectionArguments,
): Promise<Page<GroupView>> {
  return mapNodes(await GROUPS_OF_MEMBER.load(run, { viewerId: memberId }, window), toGroupView)
}
