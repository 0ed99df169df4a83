import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotAuthenticatedError } from '#server/platform/refusals.ts'
import { attachUpload } from '#server/features/media/uploads.ts'
import { canAct } from '#server/features/auth/lock-member.ts'
import { isUniqueViolation } from '#server/platform/database/unique-violation.ts'
import type { NamedRequest } from '#server/platform/idempotency.ts'

/**
 * Inserts the post, attaches its upload and stores the idempotency key in one statement, which is one round trip instead of four
 * to seven and a transaction of its own. The author is locked first, as by `lockMember`.
 */
const INSERT_POST = {
  name: 'insert-post',
  text: `
    WITH author AS (SELECT id FROM members WHERE id = $2 AND ${canAct('id')} FOR NO KEY UPDATE),
    attached AS (${attachUpload('$5', { owner: 'author', altText: '$6', now: '$7' })}),
    post AS (
      INSERT INTO posts (id, author_id, text, tags, media_id, credited_post_id, hidden_reasons, created_at, updated_at)
      SELECT $1, author.id, $3, $4, $5, (SELECT id FROM posts WHERE id = $10),
        CASE WHEN attached.status <> 'ready' THEN '{media_not_ready}'::hidden_reason[] ELSE '{}' END, $7, $7
      FROM author LEFT JOIN attached ON true
      WHERE $5::uuid IS NULL OR attached.status IS NOT NULL
      RETURNING id, author_id, is_public
    ),
    stored_key AS (
      INSERT INTO idempotency_keys (member_id, mutation, key, request_hash, post_id, created_at)
      SELECT author_id, 'createPost', $8, $9, id, $7 FROM post WHERE $8::text IS NOT NULL
    )
    SELECT is_public AS "isPublic" FROM author LEFT JOIN post ON true`,
}

export type PostToInsert = {
  id: string
  authorId: string
  text: string
  tags: string[]
  mediaId: string | null
  altText: string
  /** A post that is deleted at the same time is not credited. */
  creditPostId: string | null
  request: NamedRequest | null
  now: Date
}

/** Returns null if the upload does not exist or a post of the same request does. */
export async function insertPost(
  { sql }: Dependencies,
  { id, authorId, text, tags, mediaId, altText, creditPostId, request, now }: PostToInsert,
): Promise<{ isPublic: boolean } | null> {
  const { key, requestHash } = request ?? {}
  const values = [id, authorId, text, tags, mediaId, altText, now, key, requestHash, creditPostId]
  try {
    const [author] = await sql<{ isPublic: boolean | null }>(INSERT_POST, values)
    if (!author) throw new NotAuthenticatedError()
    return author.isPublic === null ? null : { isPublic: author.isPublic }
  } catch (error) {
    if (isUniqueViolation(error, 'idempotency_keys_pkey')) return null
    throw error
  }
}
