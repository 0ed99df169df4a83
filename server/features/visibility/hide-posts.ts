import { Prisma, type HiddenReason } from '#server/generated/prisma/client.ts'
import type { Queries } from '#server/platform/database/types.ts'

/** Hides the posts that the condition on `posts` selects. Returns the ids of the posts that were public before. */
export async function hidePosts(
  queries: Queries,
  reason: HiddenReason,
  condition: Prisma.Sql,
): Promise<string[]> {
  const rows = await queries.$queryRaw<{ id: string; wasPublic: boolean }[]>`
    UPDATE posts SET hidden_reasons = array_append(hidden_reasons, ${toSql(reason)})
    WHERE (${condition}) AND NOT ${toSql(reason)} = ANY (hidden_reasons)
    RETURNING id, cardinality(hidden_reasons) = 1 AS "wasPublic"`
  return rows.filter(({ wasPublic }) => wasPublic).map(({ id }) => id)
}

/** Clears one reason. Returns the ids of the posts that are public now, because no other reason applies. */
export async function revealPosts(
  queries: Queries,
  reason: HiddenReason,
  condition: Prisma.Sql,
): Promise<string[]> {
  const rows = await queries.$queryRaw<{ id: string; isPublic: boolean }[]>`
    UPDATE posts SET hidden_reasons = array_remove(hidden_reasons, ${toSql(reason)})
    WHERE (${condition}) AND ${toSql(reason)} = ANY (hidden_reasons)
    RETURNING id, is_public AS "isPublic"`
  return rows.filter(({ isPublic }) => isPublic).map(({ id }) => id)
}

function toSql(reason: HiddenReason): Prisma.Sql {
  return Prisma.sql`${reason.toLowerCase()}::hidden_reason`
}
