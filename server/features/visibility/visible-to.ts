import { sql, type Expression, type RawBuilder } from 'kysely'

/** The condition on `posts` for what everyone can see: rankings, counts, numbered pages, and what can be shared. */
export const isPublic: RawBuilder<boolean> = sql`is_public`

/**
 * The condition on `posts` for what a viewer can see: public posts, and the viewer's own in any state. The id is NULL for a
 * visitor.
 */
export function visibleTo(viewerId: Expression<string | null>): RawBuilder<boolean> {
  return sql`(${isPublic} OR author_id = ${viewerId})`
}
