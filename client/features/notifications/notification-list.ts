import { ConnectionHandler, type DataID, type RecordProxy } from 'relay-runtime'
import { paths } from '#client/paths.ts'
import type { LiveListOptions } from '#client/relay/useLiveList.ts'
import { createObservable } from '#client/ui/browser/observable.ts'

/** A notification that has new actors moves to the top. */
export const LIVE_NOTIFICATIONS: LiveListOptions = {
  name: 'notifications',
  paths: [paths.notifications],
  movesBy: 'updatedAt',
}

/** The ids of notifications that arrived since the list was opened. Opening the list does not mark them as read. */
export const arrivedIds = createObservable<ReadonlySet<DataID>>(new Set())

/** The list, if it was fetched. */
export function notificationsOf(viewer: RecordProxy): RecordProxy | null | undefined {
  return ConnectionHandler.getConnection(viewer, 'NotificationList_notifications')
}
