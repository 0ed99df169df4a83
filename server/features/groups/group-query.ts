import { sql, type Expression, type RawBuilder } from 'kysely'
import { groupSlugSchema } from '#rules/group-rules.ts'
import { messages } from '#rules/messages.ts'
import { MEDIA_COLUMNS, toMediaView } from '#server/features/media/media-view.ts'
import { groupOpenedBy } from '#server/features/visibility/visible-to.ts'
import type { GroupJoining } from '#server/generated/prisma/client.ts'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'

/** Selects the fields of a group, whose number of posts is a sum of changes. */
export function selectGroups(groups: RawBuilder<RowOf<'groups'>>) {
  return query
    .selectFrom(groups.as('group'))
    .leftJoin('media', 'media.id', 'group.cover_id')
    .select(['group.id', 'group.slug', 'group.name', 'group.description', 'group.rules'])
    .select([
      'group.member_count as memberCount',
      'group.recent_join_count as recentJoinCount',
      'group.created_at as createdAt',
    ])
    .select(sql<GroupJoining>`upper("group".joining::text)`.as('joining'))
    .select(
      sql<number>`(
        SELECT coalesce(sum(change), 0)::int FROM group_post_count_changes WHERE group_id = "group".id
      )`.as('postCount'),
    )
    .select(MEDIA_COLUMNS)
}

type Row<Query> = Query extends Expression<infer Selected> ? Selected : never

export type GroupRow = Row<ReturnType<typeof selectGroups>>

export function toGroupView(row: GroupRow) {
  const { id, slug, name, description, rules, joining, memberCount, postCount, createdAt } = row
  const cover = toMediaView(row)
  return { id, slug, name, description, rules, joining, memberCount, postCount, createdAt, cover }
}

export type GroupView = ReturnType<typeof toGroupView>

const GROUPS_BY_ID = prepareQuery(
  'groups-by-id',
  ({ viewerId, ids }: ParametersOf<{ viewerId: string | null; ids: readonly string[] }>) =>
    selectGroups(
      sql<RowOf<'groups'>>`(
        SELECT groups.* FROM ${unnestIds(ids)} AS requested JOIN groups USING (id) WHERE ${groupOpenedBy(viewerId)}
      )`,
    ),
)

/** Returns the groups in the order of the ids, with null for those that the viewer cannot see. */
export async function loadGroups(
  { sql: run }: Dependencies,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<(GroupView | null)[]> {
  const rows = await GROUPS_BY_ID(run, { viewerId: viewer?.memberId ?? null, ids: [...new Set(ids)] })
  const found = new Map(rows.map((row) => [row.id, toGroupView(row)]))
  return ids.map((id) => found.get(id) ?? null)
}

const GROUP_BY_SLUG = prepareQuery(
  'group-by-slug',
  ({ viewerId, slug }: ParametersOf<{ viewerId: string | null; slug: string }>) =>
    selectGroups(
      sql<RowOf<'groups'>>`(
        SELECT * FROM groups WHERE slug = ${slug} AND ${groupOpenedBy(viewerId)}
      )`,
    ),
)

export async function loadGroupBySlug(
  { sql: run }: Dependencies,
  viewer: Viewer | null,
  text: string,
): Promise<GroupView | null> {
  const slug = groupSlugSchema.safeParse(text.toLowerCase()).data
  const [row] =
    slug === undefined ? [] : await GROUP_BY_SLUG(run, { viewerId: viewer?.memberId ?? null, slug })
  return row ? toGroupView(row) : null
}

export async function requireGroup(
  dependencies: Dependencies,
  viewer: Viewer,
  id: string,
): Promise<GroupView> {
  const [group] = await loadGroups(dependencies, viewer, [id])
  if (!group) throw new NotFoundError(messages.groupNotFound)
  return group
}

/** Returns the id of the owner who joined first. Deleted groups have none. */
export async function loadFirstOwner({ database }: Dependencies, groupId: string): Promise<string | null> {
  const owner = await database.groupMember.findFirst({
    where: { groupId, role: 'OWNER' },
    orderBy: [{ joinedAt: 'asc' }, { memberId: 'asc' }],
  })
  return owner?.memberId ?? null
}
