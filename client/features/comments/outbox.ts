import type { IEnvironment } from 'relay-runtime'
import { createOutbox, type Outbox, type Outgoing } from '#client/features/drafts/outbox.ts'
import { commentNotSent } from './messages.ts'

/** A comment that the server has not confirmed. */
export type OutgoingComment = Outgoing & {
  parentId: string | null
  /** The name of the author of the parent. */
  replyTo: string | null
  text: string
  mediaId: string | null
  altText: string
}

/** They belong to the store, because a comment is still being sent after the reader has left its post. */
const outboxes = new WeakMap<IEnvironment, Map<string, Outbox<OutgoingComment>>>()

/** The unsent comments of a member on a post. */
export function outboxOf(environment: IEnvironment, memberId: string | null, postId: string) {
  const known = outboxes.get(environment) ?? new Map<string, Outbox<OutgoingComment>>()
  outboxes.set(environment, known)
  const outbox = known.get(postId) ?? createOutbox(memberId, `unsent comments on ${postId}`, commentNotSent)
  known.set(postId, outbox)
  return outbox
}
