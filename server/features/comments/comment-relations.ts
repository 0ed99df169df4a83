import { sql } from 'kysely'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import { defineSubscriberFilter } from '#server/platform/events/subscriber-filter.ts'
import type { CommentChange } from './comment-events.ts'

type Parameters = ParametersOf<{ ids: readonly string[]; commentId: string }>

const MEMBERS_RELATED_TO_COMMENT = prepareQuery(
  'members-related-to-comment',
  ({ ids, commentId }: Parameters) => {
    const subscribers = sql`SELECT unnest(${ids}::uuid[])`
    return sql<{ id: string }>`
    WITH RECURSIVE thread AS (
      SELECT id, parent_id, post_id, author_id FROM comments WHERE id = ${commentId}::uuid
      UNION ALL
      SELECT parent.id, parent.parent_id, parent.post_id, parent.author_id
      FROM thread JOIN comments AS parent ON parent.id = thread.parent_id
    ), authors AS (
      SELECT author_id AS id FROM thread
      UNION SELECT posts.author_id FROM thread JOIN posts ON posts.id = thread.post_id
    )
    SELECT id FROM authors WHERE id IN (${subscribers})
    UNION SELECT viewer_id FROM hidden_members
      WHERE viewer_id IN (${subscribers}) AND member_id IN (SELECT id FROM authors)
    UNION SELECT member_id FROM muted_words WHERE member_id IN (${subscribers})
    UNION SELECT member_id FROM comment_reactions
      WHERE comment_id IN (SELECT id FROM thread) AND member_id IN (${subscribers})`
  },
)

/**
 * Matches subscribers whose view of the comment or its ancestors may differ from the view of visitors: the authors, members with
 * a reaction, members with a block or mute of an author, and members with muted words.
 */
export const relatedMembers = defineSubscriberFilter<CommentChange>(
  async ({ sql: run }, { topic, payload }, ids) => {
    if (topic === 'commentDeleted') return new Set()
    const rows = await MEMBERS_RELATED_TO_COMMENT(run, { ids, commentId: payload.commentId })
    return new Set(rows.map(({ id }) => id))
  },
)
