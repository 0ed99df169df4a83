import { sql } from 'kysely'
import { COMMENT_DEPTH_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { NamedRequest } from '#server/platform/idempotency.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import { attachImage } from './attach-image.ts'
import { lockForComment } from './lock-for-comment.ts'

export type CommentToInsert = {
  id: string
  postId: string
  /** Null for a top-level comment. */
  parentId: string | null
  authorId: string
  text: string
  mediaId: string | null
  altText: string
  request: NamedRequest | null
  now: Date
}

type Row = Omit<CommentToInsert, 'altText' | 'request'> & { key: string | null; requestHash: Buffer | null }

const DEEPEST = sql.lit(COMMENT_DEPTH_MAX)

/** A reply to a comment of the greatest depth becomes its sibling. */
const INSERT_COMMENT = prepareQuery(
  'insert-comment',
  ({ id, postId, parentId, authorId, text, mediaId, key, requestHash, now }: ParametersOf<Row>) =>
    sql<{ id: string }>`
      WITH place AS (
        SELECT NULL::uuid AS parent_id, 0 AS depth WHERE ${parentId}::uuid IS NULL
        UNION ALL
        SELECT CASE WHEN depth = ${DEEPEST} THEN parent_id ELSE id END, least(depth + 1, ${DEEPEST})
        FROM comments
        WHERE id = ${parentId}::uuid AND post_id = ${postId}::uuid AND deleted_at IS NULL AND NOT is_hidden
      ),
      comment AS (
        INSERT INTO comments (id, post_id, parent_id, depth, author_id, text, media_id, created_at)
        SELECT ${id}::uuid, ${postId}::uuid, parent_id, depth, ${authorId}::uuid, ${text}, ${mediaId}::uuid,
          ${now}::timestamptz
        FROM place
        RETURNING id, author_id, created_at
      ),
      stored_key AS (
        INSERT INTO idempotency_keys (member_id, mutation, key, request_hash, post_id, created_at)
        SELECT author_id, 'addComment', ${key}::text, ${requestHash}::bytea, id, created_at
        FROM comment WHERE ${key}::text IS NOT NULL
      )
      SELECT id FROM comment`,
)

/** Throws NotFoundError if the post or the parent was deleted meanwhile. */
export async function insertComment(
  { sqlTransaction }: Dependencies,
  { altText, request, ...comment }: CommentToInsert,
): Promise<void> {
  const { authorId, mediaId, postId, now } = comment
  const { key = null, requestHash = null } = request ?? {}
  await sqlTransaction(async (run) => {
    await lockForComment(run, { memberId: authorId, postId })
    if (mediaId) await attachImage(run, { mediaId, ownerId: authorId, altText, now })
    const [inserted] = await INSERT_COMMENT(run, { ...comment, key, requestHash })
    if (!inserted) throw new NotFoundError(messages.commentNotFound)
  })
}
