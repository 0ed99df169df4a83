import { useCallback } from 'react'
import { ConnectionHandler, type DataID, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { paths } from '#client/paths.ts'
import { createObservable } from '#client/ui/browser/observable.ts'
import { usePendingItems } from '#client/ui/list/pending-items.tsx'

const CONNECTION_KEY = 'NotificationList_notifications'

/** The ids of notifications that arrived since the list was opened. Opening the list does not mark them as read. */
export const arrivedIds = createObservable<ReadonlySet<DataID>>(new Set())

/**
 * The notifications that arrived while the reader was further down. New ones are hidden until they are revealed; risen ones, which
 * have new actors, stay in their place until then.
 */
export function useNewNotifications() {
  const {
    pendingIds: newIds,
    defer,
    drop: dropNew,
    isIncomplete,
    markIncomplete,
    reveal: revealNew,
  } = usePendingItems('notifications')
  const {
    pendingIds: risenIds,
    defer: deferRisen,
    drop: dropRisen,
    reveal: revealRisen,
  } = usePendingItems('risen notifications')
  const reveal = useCallback(() => {
    revealNew()
    revealRisen()
  }, [revealNew, revealRisen])
  const drop = useCallback(
    (id: DataID) => {
      dropNew(id)
      dropRisen(id)
    },
    [dropNew, dropRisen],
  )
  return { newIds, risenIds, isIncomplete, defer, deferRisen, drop, markIncomplete, reveal }
}

/** New notifications appear at once only at the top of the list. Elsewhere they would move the ones in view. */
export function isReaderAtTop(): boolean {
  return window.location.pathname === paths.notifications && window.scrollY < 1
}

/**
 * Adds the edge of a new notification to the top of the list. A known notification stays in its place until the list is sorted.
 * Returns false if the list has it or is not in the store.
 */
export function insertNotification(
  viewer: RecordProxy,
  store: RecordSourceProxy,
  newEdge: RecordProxy,
): boolean {
  const connection = ConnectionHandler.getConnection(viewer, CONNECTION_KEY)
  const id = newEdge.getLinkedRecord('node')?.getDataID()
  if (!connection || edgesOf(connection).some((edge) => edge.getLinkedRecord('node')?.getDataID() === id))
    return false
  const edge = ConnectionHandler.buildConnectionEdge(store, connection, newEdge)
  if (edge) ConnectionHandler.insertEdgeBefore(connection, edge)
  return edge !== null && edge !== undefined
}

/** Moves notifications with new actors to the top. */
export function sortNotifications(viewer: RecordProxy): void {
  const connection = ConnectionHandler.getConnection(viewer, CONNECTION_KEY)
  connection?.setLinkedRecords(
    edgesOf(connection).sort((one, other) => updatedAt(other) - updatedAt(one)),
    'edges',
  )
}

/** Removes the list from the store, so that it is fetched when it is opened. */
export function forgetNotifications(viewer: RecordProxy, store: RecordSourceProxy): void {
  const connection = ConnectionHandler.getConnection(viewer, CONNECTION_KEY)
  if (connection) store.delete(connection.getDataID())
}

function edgesOf(connection: RecordProxy): RecordProxy[] {
  return (connection.getLinkedRecords('edges') ?? []).flatMap((edge) => edge ?? [])
}

function updatedAt(edge: RecordProxy): number {
  return Date.parse(String(edge.getLinkedRecord('node')?.getValue('updatedAt')))
}
