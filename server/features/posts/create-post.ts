import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { altTextSchema, idempotencyKeySchema, postTextSchema, tagsOf } from '#rules/post-rules.ts'
import { storeMedia } from '#server/features/media/store-media.ts'
import { attachUpload } from '#server/features/media/uploads.ts'
import { assertCreditable } from './credit-post.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import type { Upload } from '#server/platform/http/uploads.ts'
import { nameRequest } from '#server/platform/idempotency.ts'
import { parseInput, ValidationError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import type { Attachment, NewAttachment } from './attachment.ts'
import { createContent } from './create-content.ts'
import { requirePost } from './load-post.ts'
import { postCreated } from './post-events.ts'
import type { PostView } from './post-query.ts'

const inputSchema = z.object({
  text: postTextSchema,
  altText: altTextSchema,
  idempotencyKey: idempotencyKeySchema.nullable(),
})

const UPLOADS = ['IMAGE', 'VIDEO'] as const

export type NewPost = {
  text: string
  altText: string
  /** A file in the same request. */
  upload: Upload | null
  /** The id of an earlier upload. */
  mediaId: string | null
  /** At most one has a picture, which is instead of a file. */
  attachments: readonly NewAttachment[]
  /** The id of the post from which the picture is. */
  creditPostId: string | null
  isSensitive: boolean
  /** Chosen by the client. A repeated request with the same key creates no second post. */
  idempotencyKey: string | null
}

/** Returns the new post, or the post that an earlier request with the same key created. */
export async function createPost(
  dependencies: Dependencies,
  author: Writer,
  input: NewPost,
): Promise<PostView> {
  const { text, altText, idempotencyKey } = parseInput(inputSchema, input)
  const { upload, mediaId, attachments, creditPostId, isSensitive } = input
  requireContent({ ...input, text })
  const credit = creditPostId ? [creditPostId] : []
  const sensitive = isSensitive ? ['sensitive'] : []
  const parts = attachments.flatMap((attachment) => attachment.content)
  const content = [text, altText, mediaId, ...parts, ...credit, ...sensitive]
  const { id, created } = await createContent(dependencies, author, {
    request: await nameRequest(author, 'createPost', idempotencyKey, { content, upload }),
    text,
    use: 'posts',
    async check() {
      if (creditPostId) await assertCreditable(dependencies, author, creditPostId)
    },
    async prepare() {
      const prepared: Attachment[] = []
      for (const attachment of attachments) prepared.push(await attachment.prepare(dependencies, author))
      const picture = prepared.find((attachment) => attachment.picture)?.picture
      return {
        attachments: prepared,
        altText: altText || (picture?.altText ?? ''),
        mediaId: picture?.mediaId ?? (await storeFile(dependencies, author, input)),
      }
    },
    create: (transaction, row, prepared) =>
      insertPost(transaction, author, { ...row, ...prepared, text, creditPostId, isSensitive }),
  })
  // A post with an unfinished video is published when the video is ready.
  if (created?.isPublic) publishEvent(dependencies, postCreated, { postId: id })
  return requirePost(dependencies, author, id)
}

/** Throws ValidationError for a post that is empty or has more than one picture. */
function requireContent({ text, upload, mediaId, attachments }: NewPost): void {
  const pictureField = attachments.find((attachment) => attachment.pictureField)?.pictureField
  if (upload && mediaId) refuse('mediaId', messages.uploadOrFile)
  if (pictureField && (upload || mediaId)) refuse(pictureField, messages.memeExcludesMedia)
  if (text === '' && !upload && !mediaId && !pictureField) refuse('text', messages.postEmpty)
}

function refuse(path: string, message: string): never {
  throw new ValidationError([{ path, message }])
}

/** A file in the request becomes a detached upload, which the post uses immediately. */
async function storeFile(
  dependencies: Dependencies,
  { memberId }: Writer,
  { upload, mediaId }: NewPost,
): Promise<string | null> {
  return upload ? storeMedia(dependencies, upload, { ownerId: memberId, altText: '' }) : mediaId
}

type Row = Pick<NewPost, 'text' | 'creditPostId' | 'mediaId' | 'isSensitive'> & {
  id: string
  now: Date
  altText: string
  attachments: readonly Attachment[]
}

async function insertPost(
  transaction: Queries,
  author: Writer,
  { id, now, text, altText, mediaId, attachments, creditPostId, isSensitive }: Row,
): Promise<{ isPublic: boolean }> {
  const columns: Awaited<ReturnType<Attachment['attach']>> = {}
  for (const attachment of attachments) Object.assign(columns, await attachment.attach(transaction, now))
  const creditedPostId = creditPostId && (await lockCredited(transaction, creditPostId))
  const upload = mediaId && { mediaId, altText, now, kinds: UPLOADS }
  const isPublic = !upload || (await attachUpload(transaction, author, upload)).status === 'READY'
  await kysely(transaction)
    .insertInto('posts')
    .values({
      ...columns,
      id,
      author_id: author.memberId,
      text,
      tags: tagsOf(text),
      media_id: mediaId,
      credited_post_id: creditedPostId,
      is_sensitive: isSensitive || columns.is_sensitive,
      hidden_reasons: isPublic ? '{}' : '{media_not_ready}',
      created_at: now,
      updated_at: now,
    })
    .execute()
  for (const attachment of attachments) await attachment.store?.(transaction, id)
  return { isPublic }
}

/** A post that was deleted meanwhile is not credited. */
async function lockCredited(transaction: Queries, postId: string): Promise<string | null> {
  const post = await kysely(transaction)
    .selectFrom('posts')
    .select('id')
    .where('id', '=', postId)
    .forKeyShare()
    .executeTakeFirst()
  return post?.id ?? null
}
