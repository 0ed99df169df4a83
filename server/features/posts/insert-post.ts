import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotAuthenticatedError } from '#server/platform/refusals.ts'
import { attachUpload } from '#server/features/media/uploads.ts'
import { MEME_INSERTION, memeValues, type MemeInsertion } from '#server/features/memes/insert-meme.ts'
import type { PreparedMeme } from '#server/features/memes/prepare-meme.ts'
import { canAct } from '#server/features/auth/lock-member.ts'
import { isUniqueViolation } from '#server/platform/database/unique-violation.ts'
import type { NamedRequest } from '#server/platform/idempotency.ts'

/**
 * Inserts the post, attaches its upload and stores the idempotency key in one statement, which is one round trip instead of four
 * to seven and a transaction of its own. The author is locked first, as by `lockMember`, but after the original of a remix.
 */
const insertStatement = (name: string, meme: MemeInsertion | null) => ({
  name,
  text: `
    WITH ${meme ? `${meme.before},` : ''}
    author AS (
      SELECT id FROM members WHERE id = $2 AND ${canAct('id')} ${meme ? `AND ${meme.isFirst}` : ''} FOR NO KEY UPDATE
    ),
    ${meme ? `${meme.images},` : ''}
    attached AS (${attachUpload('$5', { owner: meme ? 'ready_author' : 'author', altText: '$6', now: '$7' })}),
    post AS (
      INSERT INTO posts (
        id, author_id, text, tags, media_id, credited_post_id, hidden_reasons, created_at, updated_at
        ${meme ? `, ${meme.columns}` : ''}
      )
      SELECT $1, author.id, $3, $4, $5, (SELECT id FROM posts WHERE id = $10),
        CASE WHEN attached.status <> 'ready' THEN '{media_not_ready}'::hidden_reason[] ELSE '{}' END, $7, $7
        ${meme ? `, ${meme.values}` : ''}
      FROM author LEFT JOIN attached ON true
      WHERE $5::uuid IS NULL OR attached.status IS NOT NULL
      RETURNING id, author_id, is_public
    ),
    ${meme ? `${meme.after},` : ''}
    stored_key AS (
      INSERT INTO idempotency_keys (member_id, mutation, key, request_hash, post_id, created_at)
      SELECT author_id, 'createPost', $8, $9, id, $7 FROM post WHERE $8::text IS NOT NULL
    )
    SELECT is_public AS "isPublic" FROM author LEFT JOIN post ON true`,
})

const INSERT_POST = insertStatement('insert-post', null)
const INSERT_MEME = insertStatement('insert-meme', MEME_INSERTION)

export type PostToInsert = {
  id: string
  authorId: string
  text: string
  tags: string[]
  mediaId: string | null
  altText: string
  meme: PreparedMeme | null
  /** A post that is deleted at the same time is not credited. */
  creditPostId: string | null
  request: NamedRequest | null
  now: Date
}

type Inserted = { isPublic: boolean | null }

/** Returns null if an upload does not exist or a post of the same request does. */
export async function insertPost(
  { sql }: Dependencies,
  { id, authorId, text, tags, mediaId, altText, meme, creditPostId, request, now }: PostToInsert,
): Promise<{ isPublic: boolean } | null> {
  const { key, requestHash } = request ?? {}
  const values = [id, authorId, text, tags, mediaId, altText, now, key, requestHash, creditPostId]
  try {
    const [author] = await (meme
      ? sql<Inserted>(INSERT_MEME, [...values, ...memeValues(meme)])
      : sql<Inserted>(INSERT_POST, values))
    if (!author) throw new NotAuthenticatedError()
    return author.isPublic === null ? null : { isPublic: author.isPublic }
  } catch (error) {
    if (isUniqueViolation(error, 'idempotency_keys_pkey')) return null
    throw error
  }
}
