import { sql } from 'kysely'
import {
  MEMBER_COLUMNS,
  nameOnly,
  toMemberView,
  type MemberView,
} from '#server/features/members/member-view.ts'
import type { Keyset } from '#server/platform/lists/keyset.ts'
import {
  definePagedList,
  mapNodes,
  type ConnectionArguments,
  type Page,
} from '#server/platform/lists/paged-list.ts'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'

/** The blocked or muted members of a viewer, most recent first. `since` is the column with the time. */
function defineHiddenList(name: string, since: 'blocked_at' | 'muted_at') {
  const keyset: Keyset<'since' | 'memberId'> = {
    direction: 'descending',
    keys: [
      { column: since, field: 'since', type: 'timestamp' },
      { column: 'member_id', field: 'memberId', type: 'uuid' },
    ],
  }
  return definePagedList({
    name,
    keyset,
    items: ({ viewerId }: ParametersOf<{ viewerId: string }>) =>
      query
        .selectFrom('hidden_members')
        .selectAll()
        .where('viewer_id', '=', viewerId)
        .where(since, 'is not', null)
        .where(sql<boolean>`(SELECT suspended_at FROM members WHERE id = hidden_members.member_id) IS NULL`)
        .where(since === 'muted_at' ? sql<boolean>`muted_until > now()` : sql<boolean>`true`),
    select: (page) =>
      query
        .selectFrom(page.as('hidden'))
        .innerJoin('members as member', 'member.id', 'hidden.member_id')
        .select(MEMBER_COLUMNS)
        .select('hidden.is_blocked_by as isBlockedBy')
        .select(sql<Date>`${sql.ref(`hidden.${since}`)}`.as('since')),
  })
}

const LISTS = {
  blocked: defineHiddenList('blocked-members', 'blocked_at'),
  muted: defineHiddenList('muted-members', 'muted_at'),
}

export async function listHiddenMembers(
  { sql: run }: Dependencies,
  { memberId }: Viewer,
  reason: keyof typeof LISTS,
  window: ConnectionArguments,
): Promise<Page<MemberView>> {
  return mapNodes(await LISTS[reason].load(run, { viewerId: memberId }, window), (row) =>
    row.isBlockedBy ? nameOnly(toMemberView(row)) : toMemberView(row),
  )
}

export type HiddenState = { viewerBlocks: boolean; viewerMutes: boolean }

const HIDDEN_STATES = prepareQuery(
  'hidden-states',
  ({ viewerId, ids }: ParametersOf<{ viewerId: string; ids: readonly string[] }>) =>
    query
      .selectFrom(unnestIds(ids).as('requested'))
      .innerJoin('hidden_members as hidden', (join) =>
        join.onRef('hidden.member_id', '=', 'requested.id').on('hidden.viewer_id', '=', viewerId),
      )
      .select('requested.id')
      .select(sql<boolean>`hidden.blocked_at IS NOT NULL`.as('viewerBlocks'))
      .select(sql<boolean>`coalesce(hidden.muted_until > now(), false)`.as('viewerMutes')),
)

/** Returns whether the viewer blocks or mutes each member, in the order of the ids. */
export async function loadHiddenStates(
  { sql: run }: Dependencies,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<HiddenState[]> {
  const rows = viewer ? await HIDDEN_STATES(run, { viewerId: viewer.memberId, ids: [...new Set(ids)] }) : []
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id) ?? { viewerBlocks: false, viewerMutes: false })
}
