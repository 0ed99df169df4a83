import type { Insertable } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Writer } from '#server/platform/viewer.ts'

/** A part of a new post, such as a meme or its group. `createPost` uses this interface only, whatever the kind. */
export type NewAttachment = {
  /** The field of the input that excludes a file, for refusals. Null for parts without a picture. */
  pictureField: string | null
  /** The values of the input, which are part of the hash of the idempotent request. */
  content: readonly (string | null)[]
  /** Does the slow work, before the transaction. */
  prepare(dependencies: Dependencies, author: Writer): Promise<Attachment>
}

export type Attachment = {
  /** An upload of the author, which the post shows, and the alternative text for a post whose author gives none. */
  picture?: { mediaId: string; altText: string }
  /** Locks what the attachment consists of, posts first, and returns its columns of the post. */
  attach(transaction: Queries, now: Date): Promise<Partial<Insertable<Tables['posts']>>>
  /** Stores the rest, after the post. */
  store?(transaction: Queries, postId: string): Promise<void>
}
