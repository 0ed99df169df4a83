import { sql, type Expression, type RawBuilder } from 'kysely'

/** The condition on `posts` that everyone can see. Rankings, counts, numbered pages and shares use it. */
export const isPublic: RawBuilder<boolean> = sql`is_public`

/** The condition on `posts` that a viewer can see: public and own posts. The id is NULL for visitors. */
export function visibleTo(viewerId: Expression<string | null>): RawBuilder<boolean> {
  return sql`(${isPublic} OR author_id = ${viewerId})`
}
