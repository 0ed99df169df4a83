import { sql } from 'kysely'
import { z } from 'zod'
import { COMMENT_DEPTH_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { altTextSchema, idempotencyKeySchema, postTextSchema } from '#rules/post-rules.ts'
import { storeImageUpload } from '#server/features/media/store-media.ts'
import { attachUpload } from '#server/features/media/uploads.ts'
import { createContent } from '#server/features/posts/create-content.ts'
import { requirePost } from '#server/features/posts/load-post.ts'
import { publishPostChange } from '#server/features/posts/post-events.ts'
import { commentVisibleTo, visibleTo } from '#server/features/visibility/visible-to.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import type { Upload } from '#server/platform/http/uploads.ts'
import { nameRequest } from '#server/platform/idempotency.ts'
import { NotFoundError, parseInput, ValidationError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { commentCreated } from './comment-events.ts'
import type { CommentView } from './comment-query.ts'
import { requireComment } from './load-comment.ts'

const inputSchema = z.object({
  text: postTextSchema,
  altText: altTextSchema,
  idempotencyKey: idempotencyKeySchema.nullable(),
})

export type NewComment = {
  postId: string
  /** Null for a top-level comment. */
  parentId: string | null
  text: string
  altText: string
  /** A file in the same request. */
  upload: Upload | null
  /** The id of an earlier upload. */
  mediaId: string | null
  /** Chosen by the client. A repeated request with the same key creates no second comment. */
  idempotencyKey: string | null
}

/** Returns the new comment, or the one that an earlier request with the same key created. */
export async function addComment(
  dependencies: Dependencies,
  author: Writer,
  input: NewComment,
): Promise<CommentView> {
  const { text, altText, idempotencyKey } = parseInput(inputSchema, input)
  const { postId, parentId, upload, mediaId } = input
  if (upload && mediaId) throw new ValidationError([{ path: 'mediaId', message: messages.uploadOrFile }])
  if (text === '' && !upload && !mediaId)
    throw new ValidationError([{ path: 'text', message: messages.commentEmpty }])

  const content = [postId, parentId, text, altText, mediaId]
  const { id, created } = await createContent(dependencies, author, {
    request: await nameRequest(author, 'addComment', idempotencyKey, { content, upload }),
    text,
    use: 'comments',
    // An image is not stored for a comment that will be refused.
    async check() {
      if (upload) await requirePlace(dependencies, author, input)
    },
    async prepare() {
      const details = { ownerId: author.memberId, altText: '' }
      return upload ? storeImageUpload(dependencies, upload, details) : mediaId
    },
    create: (transaction, row, imageId) =>
      insertComment(transaction, author, { ...row, postId, parentId, text, altText, mediaId: imageId }),
  })
  if (created) {
    publishEvent(dependencies, commentCreated, { commentId: id, postId })
    publishPostChange(dependencies, postId)
  }
  return requireComment(dependencies, author, id)
}

async function requirePlace(
  dependencies: Dependencies,
  author: Writer,
  { postId, parentId }: NewComment,
): Promise<void> {
  await requirePost(dependencies, author, postId)
  if (parentId !== null) await requireComment(dependencies, author, parentId)
}

type Row = Pick<NewComment, 'postId' | 'parentId' | 'text' | 'altText' | 'mediaId'> & {
  id: string
  now: Date
}

async function insertComment(
  transaction: Queries,
  author: Writer,
  { id, now, postId, parentId, text, altText, mediaId }: Row,
): Promise<{ id: string }> {
  await lockPost(transaction, author, postId)
  const place = parentId === null ? TOP_LEVEL : await lockParent(transaction, author, { postId, parentId })
  if (mediaId) await attachUpload(transaction, author, { mediaId, altText, now, kinds: ['IMAGE'] })
  const { memberId: authorId } = author
  const row = { id, post_id: postId, author_id: authorId, text, media_id: mediaId, created_at: now, ...place }
  await kysely(transaction).insertInto('comments').values(row).execute()
  return { id }
}

/** Comments of a post are added and deleted one after the other. */
async function lockPost(transaction: Queries, { memberId }: Writer, postId: string): Promise<void> {
  const post = await kysely(transaction)
    .selectFrom('posts')
    .select('id')
    .where('id', '=', postId)
    .where(visibleTo(sql`${memberId}::uuid`))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!post) throw new NotFoundError(messages.postNotFound)
}

const TOP_LEVEL = { parent_id: null, depth: 0 }

/** A reply to a comment of the greatest depth becomes its sibling. */
async function lockParent(
  transaction: Queries,
  { memberId }: Writer,
  { postId, parentId }: { postId: string; parentId: string },
): Promise<{ parent_id: string | null; depth: number }> {
  const parent = await kysely(transaction)
    .selectFrom('comments')
    .select(['parent_id', 'depth'])
    .where('id', '=', parentId)
    .where('post_id', '=', postId)
    .where('deleted_at', 'is', null)
    .where(commentVisibleTo(sql`${memberId}::uuid`))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!parent) throw new NotFoundError(messages.commentNotFound)
  return parent.depth === COMMENT_DEPTH_MAX ? parent : { parent_id: parentId, depth: parent.depth + 1 }
}
