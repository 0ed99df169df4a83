import { createDraft } from './draft.ts'

/** Content, such as a comment, that the server has not stored yet. */
export type Outgoing = {
  idempotencyKey: string
  /** The local image. It is lost when the page is closed. */
  imageUrl: string | null
  /** Why it was not sent. Null while it is being sent. */
  failure: string | null
}

export type Outbox<TItem extends Outgoing> = ReturnType<typeof createOutbox<TItem>>

/** Stored on this device, so that what failed survives the page. Restored items get `restoredFailure`. */
export function createOutbox<TItem extends Outgoing>(
  memberId: string | null,
  subject: string,
  restoredFailure: string,
) {
  const key = memberId === null ? undefined : { memberId, subject }
  // The name of the field is the one of the stored outboxes, of which comments had the first.
  const draft = createDraft<{ comments: TItem[] }>(key, { comments: [] })
  const list = () => draft.get().comments
  if (list().length > 0)
    draft.note({ comments: list().map((item) => ({ ...item, imageUrl: null, failure: restoredFailure })) })
  const change = (idempotencyKey: string, failure: string | null) =>
    draft.note({
      comments: list().map((item) => (item.idempotencyKey === idempotencyKey ? { ...item, failure } : item)),
    })
  return {
    get: list,
    isSending: () => list().some(({ failure }) => failure === null),
    subscribe: draft.subscribe,
    add: (item: TItem) => draft.note({ comments: [...list(), item] }),
    fail: change,
    sendAgain: (idempotencyKey: string) => change(idempotencyKey, null),
    remove(idempotencyKey: string) {
      const { imageUrl } = list().find((item) => item.idempotencyKey === idempotencyKey) ?? {}
      if (imageUrl) URL.revokeObjectURL(imageUrl)
      const rest = list().filter((item) => item.idempotencyKey !== idempotencyKey)
      if (rest.length > 0) draft.note({ comments: rest })
      else draft.clear()
    },
  }
}
