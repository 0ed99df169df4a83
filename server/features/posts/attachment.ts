import type { Insertable } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Writer } from '#server/platform/viewer.ts'

/** A kind of content that is added to a new post, such as a meme. `createPost` uses this interface only, whatever the kind. */
export type NewAttachment = {
  /** The field of the input, for refusals. */
  field: string
  /** The values of the input, which are part of the hash of the idempotent request. */
  content: readonly (string | null)[]
  /** Does the slow work, before the transaction. */
  prepare(dependencies: Dependencies, author: Writer): Promise<Attachment>
}

export type Attachment = {
  /** An upload of the author, which the post shows. */
  mediaId: string
  /** For a post whose author gives none. */
  altText: string
  /** Locks what the attachment consists of, posts first, and returns its columns of the post. */
  attach(transaction: Queries, now: Date): Promise<Partial<Insertable<Tables['posts']>>>
  /** Stores the rest, after the post. */
  store(transaction: Queries, postId: string): Promise<void>
}
