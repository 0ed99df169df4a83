import type { Expression, RawBuilder } from 'kysely'
import type { NotificationKind } from '#server/generated/tables.ts'
import { recordset } from '#server/platform/database/query.ts'
import type { Queries } from '#server/platform/database/types.ts'

/** A row that changed, named by what it consists of: the comment, or the post and the member who reacted to it. */
export type Change = { source: string; sourceId: string; actorId: string }

/** An action that exists now and that its recipient should know about. */
export type Action = {
  sourceId: string
  actorId: string
  recipientId: string
  kind: NotificationKind
  postId: string | null
  /** Null for kinds whose notifications are about the post. */
  commentId: string | null
  groupId?: string
  createdAt: Date
}

type NotificationSource = {
  name: string
  /** Whether lists show the content with the id `sourceId` to the member. Only then the member is notified of it. */
  isListed: (memberId: Expression<string>, sourceId: Expression<string>) => RawBuilder<boolean>
  /** Builds a query for the actions that exist because of the changed rows, at most one for each change and recipient. */
  findActions: (
    changes: readonly Change[],
    transaction: Queries,
  ) => Expression<Action> | Promise<Expression<Action>>
}

const registered: NotificationSource[] = []

/** Triggers of the feature insert the changes of the source into `notification_changes`. */
export function registerNotificationSource(source: NotificationSource): void {
  registered.push(source)
}

export const notificationSources = (): readonly NotificationSource[] => registered

/** The changed rows as a subquery. */
export function changedRows(changes: readonly Change[]): RawBuilder<Change> {
  return recordset(changes, { source: 'text', sourceId: 'uuid', actorId: 'uuid' })
}
