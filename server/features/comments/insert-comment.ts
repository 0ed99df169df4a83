import { sql, type RawBuilder } from 'kysely'
import { COMMENT_DEPTH_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { canAct } from '#server/features/auth/lock-member.ts'
import { MEDIA_COLUMNS, toMediaView, type MediaColumns } from '#server/features/media/media-view.ts'
import { MEMBER_COLUMNS, toMemberView, type MemberColumns } from '#server/features/members/member-view.ts'
import { commentVisibleTo, visibleTo } from '#server/features/visibility/visible-to.ts'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { NamedRequest } from '#server/platform/idempotency.ts'
import { NotAuthenticatedError, NotFoundError } from '#server/platform/refusals.ts'
import type { CommentView } from './comment-query.ts'
import { rejectImage } from './reject-image.ts'

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

type Row = Omit<CommentToInsert, 'request'> & { key: string | null; requestHash: Buffer | null }
/** The author, with the columns of the post, the place and the comment, which are null if there is none. */
type Outcome = MemberColumns &
  MediaColumns &
  Pick<CommentView, 'parentId'> & {
    postAuthorId: string | null
    depth: number | null
    topScore: number | null
  }

/** Builds a part of the statement. */
type Part = (row: ParametersOf<Row>) => RawBuilder<unknown>

const DEEPEST = sql.lit(COMMENT_DEPTH_MAX)

const INSERT_COMMENT = prepareInserts(
  'insert-comment',
  () => sql`place AS (SELECT id AS post_id, NULL::uuid AS parent_id, 0 AS depth FROM post)`,
)

/** A reply to a comment of the greatest depth becomes its sibling. */
const INSERT_REPLY = prepareInserts(
  'insert-reply',
  ({ parentId, authorId }) => sql`
    parent AS (
      SELECT comments.id, comments.parent_id, comments.depth FROM post JOIN comments ON comments.post_id = post.id
      WHERE comments.id = ${parentId}::uuid AND deleted_at IS NULL AND ${commentVisibleTo(authorId)}
      FOR NO KEY UPDATE OF comments
    ),
    place AS (
      SELECT post.id AS post_id, CASE WHEN depth = ${DEEPEST} THEN parent_id ELSE parent.id END AS parent_id,
        least(depth + 1, ${DEEPEST}) AS depth
      FROM post, parent
    )`,
)

/** PostgreSQL initializes an update even if no row matches, which takes a sixth of the time of a comment without an image. */
function prepareInserts(name: string, placeOf: Part) {
  return {
    image: prepareInsert(`${name}-with-image`, placeOf, attachImage),
    text: prepareInsert(name, placeOf, () => sql`SELECT * FROM media WHERE false`),
  }
}

function attachImage({ mediaId, authorId, altText, now }: ParametersOf<Row>): RawBuilder<unknown> {
  return sql`
    UPDATE media SET expires_at = NULL, alt_text = coalesce(nullif(${altText}, ''), alt_text)
    FROM place
    WHERE media.id = ${mediaId}::uuid AND owner_id = ${authorId}::uuid AND kind = 'image' AND status = 'ready'
      AND expires_at > ${now}::timestamptz
    RETURNING media.*`
}

/**
 * One statement instead of a transaction. It returns what the caller cannot know. It locks the post and then the parent, so that
 * comments of a post are added and deleted sequentially. With one statement for comments and replies, PostgreSQL would plan
 * every call again, because a comment without a parent has a cheaper plan.
 */
function prepareInsert(name: string, placeOf: Part, attachedOf: Part) {
  return prepareQuery(name, (row: ParametersOf<Row>) => {
    const { id, postId, authorId, text, mediaId, key, requestHash, now } = row
    const outcome = query
      .selectFrom(sql<RowOf<'members'>>`author`.as('member'))
      .leftJoin(sql<RowOf<'posts'>>`post`.as('post'), (join) => join.onTrue())
      .leftJoin(sql<RowOf<'comments'>>`place`.as('place'), (join) => join.onTrue())
      .leftJoin(sql<RowOf<'comments'>>`comment`.as('comment'), (join) => join.onTrue())
      .leftJoin(sql<RowOf<'media'>>`attached`.as('media'), (join) => join.onTrue())
      .select(['post.author_id as postAuthorId', 'place.parent_id as parentId', 'place.depth'])
      .select('comment.top_score as topScore')
      .select(MEMBER_COLUMNS)
      .select(MEDIA_COLUMNS)
    return sql<Outcome>`
      WITH author AS (
        SELECT members.* FROM members WHERE id = ${authorId}::uuid AND ${sql.raw(canAct('id'))}
      ),
      post AS (
        SELECT id, author_id FROM posts
        WHERE id = ${postId}::uuid AND ${visibleTo(authorId)} AND EXISTS (SELECT FROM author)
        FOR NO KEY UPDATE
      ),
      ${placeOf(row)},
      attached AS (${attachedOf(row)}),
      comment AS (
        INSERT INTO comments (id, post_id, parent_id, depth, author_id, text, media_id, created_at)
        SELECT ${id}::uuid, post_id, parent_id, depth, ${authorId}::uuid, ${text}, attached.id, ${now}::timestamptz
        FROM place LEFT JOIN attached ON true
        WHERE ${mediaId}::uuid IS NULL OR attached.id IS NOT NULL
        RETURNING *
      ),
      stored_key AS (
        INSERT INTO idempotency_keys (member_id, mutation, key, request_hash, post_id, created_at)
        SELECT author_id, 'addComment', ${key}::text, ${requestHash}::bytea, id, created_at
        FROM comment WHERE ${key}::text IS NOT NULL
      )
      ${outcome}`
  })
}

/** The fields that are the same in all new comments. */
const NEW_COMMENT = {
  isDeleted: false,
  isRemoved: false,
  likeCount: 0,
  dislikeCount: 0,
  replyCount: 0,
  editedAt: null,
  viewerReaction: null,
} as const

/** Returns the new comment. Throws NotFoundError if the author cannot see the post or the parent. */
export async function insertComment(
  { sql: run }: Dependencies,
  { request, ...comment }: CommentToInsert,
): Promise<CommentView> {
  const { key = null, requestHash = null } = request ?? {}
  const inserts = comment.parentId === null ? INSERT_COMMENT : INSERT_REPLY
  const insert = comment.mediaId === null ? inserts.text : inserts.image
  const [outcome] = await insert(run, { ...comment, key, requestHash })
  if (!outcome) throw new NotAuthenticatedError()
  const { postAuthorId, parentId, depth, topScore } = outcome
  if (postAuthorId === null) throw new NotFoundError(messages.postNotFound)
  if (depth === null) throw new NotFoundError(messages.commentNotFound)
  if (topScore === null) return rejectImage(run, { mediaId: comment.mediaId, ownerId: comment.authorId })
  const { id, postId, text, now } = comment
  return {
    ...NEW_COMMENT,
    id,
    postId,
    postAuthorId,
    parentId,
    depth,
    text,
    topScore,
    createdAt: now,
    author: toMemberView(outcome),
    media: toMediaView(outcome),
  }
}
