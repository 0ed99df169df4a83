import type { IEnvironment } from 'relay-runtime'
import { createDraft } from '#client/features/drafts/draft.ts'
import * as threadMessages from './messages.ts'

/** A comment that the server has not confirmed. */
export type OutgoingComment = {
  idempotencyKey: string
  parentId: string | null
  /** The name of the author of the parent. */
  replyTo: string | null
  text: string
  mediaId: string | null
  altText: string
  /** The local image. It is lost when the page is closed. */
  imageUrl: string | null
  /** Why it was not sent. Null while it is being sent. */
  failure: string | null
}

export type Outbox = ReturnType<typeof createOutbox>

/** They belong to the store, because a comment is still being sent after the reader has left its post. */
const outboxes = new WeakMap<IEnvironment, Map<string, Outbox>>()

/** The unsent comments of a member on a post. */
export function outboxOf(environment: IEnvironment, memberId: string | null, postId: string): Outbox {
  const known = outboxes.get(environment) ?? new Map<string, Outbox>()
  outboxes.set(environment, known)
  const outbox = known.get(postId) ?? createOutbox(memberId, postId)
  known.set(postId, outbox)
  return outbox
}

/** Stored on this device, so that a failed comment survives the page. */
function createOutbox(memberId: string | null, postId: string) {
  const key = memberId === null ? undefined : { memberId, subject: `unsent comments on ${postId}` }
  const draft = createDraft<{ comments: OutgoingComment[] }>(key, { comments: [] })
  const list = () => draft.get().comments
  if (list().length > 0) {
    const restored = { imageUrl: null, failure: threadMessages.commentNotSent }
    draft.note({ comments: list().map((comment) => ({ ...comment, ...restored })) })
  }
  const change = (idempotencyKey: string, failure: string | null) =>
    draft.note({
      comments: list().map((one) => (one.idempotencyKey === idempotencyKey ? { ...one, failure } : one)),
    })
  return {
    get: list,
    isSending: () => list().some(({ failure }) => failure === null),
    subscribe: draft.subscribe,
    add: (comment: OutgoingComment) => draft.note({ comments: [...list(), comment] }),
    fail: change,
    sendAgain: (idempotencyKey: string) => change(idempotencyKey, null),
    remove(idempotencyKey: string) {
      const { imageUrl } = list().find((one) => one.idempotencyKey === idempotencyKey) ?? {}
      if (imageUrl) URL.revokeObjectURL(imageUrl)
      const rest = list().filter((one) => one.idempotencyKey !== idempotencyKey)
      if (rest.length > 0) draft.note({ comments: rest })
      else draft.clear()
    },
  }
}
