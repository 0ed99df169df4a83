import { sql } from 'kysely'
import type { GroupRole } from '#server/generated/prisma/client.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'

export type Membership = { role: GroupRole | null; hasRequested: boolean; isBanned: boolean }

const NONE: Membership = { role: null, hasRequested: false, isBanned: false }

const MEMBERSHIPS = prepareQuery(
  'group-memberships',
  ({ viewerId, ids }: ParametersOf<{ viewerId: string; ids: readonly string[] }>) => sql<
    Membership & { id: string }
  >`
    SELECT requested.id,
      (SELECT upper(role::text) FROM group_members WHERE group_id = requested.id AND member_id = ${viewerId}) AS role,
      EXISTS (
        SELECT FROM group_requests WHERE group_id = requested.id AND member_id = ${viewerId}
      ) AS "hasRequested",
      EXISTS (SELECT FROM group_bans WHERE group_id = requested.id AND member_id = ${viewerId}) AS "isBanned"
    FROM ${unnestIds(ids)} AS requested`,
)

/** Returns what the viewer is in each group, in the order of the ids. */
export async function loadMemberships(
  { sql: run }: Dependencies,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<Membership[]> {
  const rows = viewer ? await MEMBERSHIPS(run, { viewerId: viewer.memberId, ids: [...new Set(ids)] }) : []
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id) ?? NONE)
}
