import { ConnectionHandler, type DataID, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import type { LiveList } from './useLiveList.ts'

/** Adds a new edge to a connection. Returns false if the connection was not fetched or has the node already. */
export function insertEdge(
  store: RecordSourceProxy,
  connection: RecordProxy | null | undefined,
  newEdge: RecordProxy,
  position: 'first' | 'last' = 'first',
): boolean {
  const id = newEdge.getLinkedRecord('node')?.getDataID()
  if (!connection || id === undefined || nodesOf(connection).some((node) => node.getDataID() === id))
    return false
  const edge = ConnectionHandler.buildConnectionEdge(store, connection, newEdge)
  if (!edge) return false
  if (position === 'first') ConnectionHandler.insertEdgeBefore(connection, edge)
  else ConnectionHandler.insertEdgeAfter(connection, edge)
  return true
}

/** For the updater of an event: adds a new item to the top of a live list that was fetched, or moves a known one. */
export function receiveEdge(
  list: LiveList,
  store: RecordSourceProxy,
  connection: RecordProxy | null | undefined,
  edge: RecordProxy,
): void {
  const id = edge.getLinkedRecord('node')?.getDataID()
  if (!connection || id === undefined) return
  const isNew = insertEdge(store, connection, edge)
  if (!isNew && list.movesBy === undefined) return
  if (list.isReaderAtTop()) list.show(connection)
  else if (isNew) list.defer([id])
  else list.deferMove(id, connection)
}

/** Merges the first page of a live list, which was fetched again after events were missed. */
export function receiveHead(list: LiveList, ...head: Parameters<typeof mergeHead>): void {
  const { newIds, hasGap } = mergeHead(...head)
  if (hasGap) list.markIncomplete()
  else if (list.isReaderAtTop()) list.show()
  else list.defer(newIds)
}

export type HeadChange = {
  /** The items that were added to the top. */
  newIds: DataID[]
  /** No item of the first page was in the list: there may be further items in between. */
  hasGap: boolean
}

/**
 * Merges a separately fetched first page into a connection whose newest items come first: adds new items, and calls `remove` for
 * those that the page misses.
 */
export function mergeHead(
  store: RecordSourceProxy,
  connection: RecordProxy | null | undefined,
  page: RecordProxy,
  remove: (id: DataID) => void,
): HeadChange {
  if (!connection) return { newIds: [], hasGap: false }
  const isWholeList = page.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === false
  const head = nodesOf(page)
  const headIds = new Set(head.map((node) => node.getDataID()))
  const known = nodesOf(connection)
  const lastShared = known.findLastIndex((node) => headIds.has(node.getDataID()))
  if (lastShared < 0 && known.length > 0 && !isWholeList) return { newIds: [], hasGap: true }

  // An item that the page misses is no longer in the list, unless it is newer than the page.
  const newest = head[0] ? createdAt(head[0]) : Infinity
  for (const node of isWholeList ? known : known.slice(0, lastShared + 1))
    if (!headIds.has(node.getDataID()) && !(createdAt(node) > newest)) remove(node.getDataID())

  const added = (page.getLinkedRecords('edges') ?? [])
    .flatMap((edge) => edge ?? [])
    .reverse()
    .filter((edge) => insertEdge(store, connection, edge))
  return { newIds: added.flatMap((edge) => edge.getLinkedRecord('node')?.getDataID() ?? []), hasGap: false }
}

function createdAt(node: RecordProxy): number {
  return Date.parse(String(node.getValue('createdAt')))
}

/** The edge of a deleted record stays in the store without its node. */
function nodesOf(connection: RecordProxy): RecordProxy[] {
  return (connection.getLinkedRecords('edges') ?? []).flatMap((edge) => edge?.getLinkedRecord('node') ?? [])
}
