import { sql } from 'kysely'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotAuthenticatedError } from '#server/platform/refusals.ts'
import { MEDIA_COLUMNS, toMediaView, type MediaColumns } from '#server/features/media/media-view.ts'
import { MEMBER_COLUMNS, toMemberView, type MemberColumns } from '#server/features/members/member-view.ts'
import { attachUpload } from '#server/features/media/uploads.ts'
import { memeInsertion, type MemeInsertion, type MemeValues } from '#server/features/memes/insert-meme.ts'
import type { PreparedMeme } from '#server/features/memes/prepare-meme.ts'
import { canAct } from '#server/features/auth/lock-member.ts'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import { isUniqueViolation } from '#server/platform/database/unique-violation.ts'
import type { NamedRequest } from '#server/platform/idempotency.ts'
import type { PostView } from './post-query.ts'

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

type Row = Omit<PostToInsert, 'meme' | 'request'> & { key: string | null; requestHash: Buffer | null }
type PostColumns = Pick<PostView, 'isRemixable' | 'remixOfId' | 'creditedPostId'> & { isPublic: boolean }
/** The author, with the columns of the post, which are null if none was inserted. */
type Outcome = MemberColumns & MediaColumns & (PostColumns | { isPublic: null })

const INSERT_POST = prepareQuery('insert-post', (row: ParametersOf<Row>) => insertion(row, null))
const INSERT_MEME = prepareQuery('insert-meme', (row: ParametersOf<Row & MemeValues>) =>
  insertion(row, memeInsertion(row)),
)

/**
 * Inserts the post, attaches its upload, stores the idempotency key and returns the post in one statement, which is one round
 * trip instead of five to eight and a transaction of its own. The author is locked first, as by `lockMember`, but after the
 * original of a remix. Only what the caller cannot know is returned. Inserted and changed rows are visible in the results of
 * their parts only, and so are the latest counters of the author.
 */
function insertion(row: ParametersOf<Row>, meme: MemeInsertion | null) {
  const { id, authorId, text, tags, mediaId, altText, creditPostId, key, requestHash, now } = row
  const none = sql``
  const outcome = query
    .selectFrom(sql<RowOf<'members'>>`author`.as('member'))
    .leftJoin(sql<RowOf<'posts'>>`post`.as('post'), (join) => join.onTrue())
    .leftJoin(sql<RowOf<'media'>>`attached`.as('media'), (join) => join.onTrue())
    .select(['post.is_public as isPublic', 'post.is_remixable as isRemixable'])
    .select(['post.remix_of_id as remixOfId', 'post.credited_post_id as creditedPostId'])
    .select(MEMBER_COLUMNS)
    .select(MEDIA_COLUMNS)
  return sql<Outcome>`
    WITH ${meme ? sql`${meme.before},` : none}
    author AS (
      SELECT members.* FROM members
      WHERE id = ${authorId}::uuid AND ${sql.raw(canAct('id'))} ${meme ? sql`AND ${meme.isFirst}` : none}
      FOR NO KEY UPDATE
    ),
    ${meme ? sql`${meme.images},` : none}
    attached AS (${attachUpload(mediaId, { owner: meme ? 'ready_author' : 'author', altText, now })}),
    post AS (
      INSERT INTO posts (
        id, author_id, text, tags, media_id, credited_post_id, hidden_reasons, created_at, updated_at
        ${meme ? sql`, ${meme.columns}` : none}
      )
      SELECT ${id}::uuid, author.id, ${text}, ${tags}::text[], ${mediaId}::uuid,
        (SELECT id FROM posts WHERE id = ${creditPostId}::uuid),
        CASE WHEN attached.status <> 'ready' THEN '{media_not_ready}'::hidden_reason[] ELSE '{}' END,
        ${now}::timestamptz, ${now}::timestamptz
        ${meme ? sql`, ${meme.values}` : none}
      FROM author LEFT JOIN attached ON true
      WHERE ${mediaId}::uuid IS NULL OR attached.status IS NOT NULL
      RETURNING *
    ),
    ${meme ? sql`${meme.after},` : none}
    stored_key AS (
      INSERT INTO idempotency_keys (member_id, mutation, key, request_hash, post_id, created_at)
      SELECT author_id, 'createPost', ${key}, ${requestHash}, id, created_at FROM post WHERE ${key}::text IS NOT NULL
    )
    ${outcome}`
}

export type InsertedPost = { post: PostView; isPublic: boolean }

/** Returns null if an upload does not exist or a post of the same request does. */
export async function insertPost(
  { sql: run }: Dependencies,
  { meme, request, ...post }: PostToInsert,
): Promise<InsertedPost | null> {
  const { key = null, requestHash = null } = request ?? {}
  const row = { ...post, key, requestHash }
  try {
    const [outcome] = await (meme
      ? INSERT_MEME(run, { ...meme, ...row, document: JSON.stringify(meme.document) })
      : INSERT_POST(run, row))
    if (!outcome) throw new NotAuthenticatedError()
    if (outcome.isPublic === null) return null
    return { post: toNewPost(post, outcome), isPublic: outcome.isPublic }
  } catch (error) {
    if (isUniqueViolation(error, 'idempotency_keys_pkey')) return null
    throw error
  }
}

/** The fields that are the same in all new posts. */
const NEW_POST = {
  likeCount: 0,
  dislikeCount: 0,
  commentCount: 0,
  shareCount: 0,
  remixCount: 0,
  editedAt: null,
  viewerReaction: null,
  viewerSaved: false,
} as const

/** A trigger counts the post after its statement has read the author. */
function toNewPost(
  { id, text, tags, now }: Pick<PostToInsert, 'id' | 'text' | 'tags' | 'now'>,
  outcome: MemberColumns & MediaColumns & PostColumns,
): PostView {
  const { isPublic, isRemixable, remixOfId, creditedPostId } = outcome
  const author = toMemberView(outcome)
  return {
    ...NEW_POST,
    id,
    text,
    tags,
    isRemixable,
    remixOfId,
    creditedPostId,
    createdAt: now,
    updatedAt: now,
    author: { ...author, postCount: author.postCount + (isPublic ? 1 : 0) },
    media: toMediaView(outcome),
  }
}
