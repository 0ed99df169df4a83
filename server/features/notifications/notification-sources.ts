import type { NotificationKind } from '#server/generated/prisma/client.ts'
import type { Queries } from '#server/platform/database/types.ts'

/** A row that changed, named by what it consists of: the comment, or the post and the member who reacted to it. */
export type Change = { sourceId: string; actorId: string }

/** An action that exists now and that its recipient should know about. */
export type Action = Change & {
  recipientId: string
  kind: NotificationKind
  postId: string | null
  /** Null for kinds whose notifications are about the post. */
  commentId: string | null
  createdAt: Date
}

type NotificationSource = {
  name: string
  /** Returns the actions that exist because of the changed rows, at most one for each change and recipient. */
  findActions(transaction: Queries, changes: readonly Change[]): Promise<Action[]>
}

const registered: NotificationSource[] = []

/** Triggers of the feature insert the changes of the source into `notification_changes`. */
export function registerNotificationSource(source: NotificationSource): void {
  registered.push(source)
}

export const notificationSources = (): readonly NotificationSource[] => registered
