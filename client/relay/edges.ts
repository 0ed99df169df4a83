import { ConnectionHandler, type DataID, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

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

/** Sorts the edges by a date of their nodes. */
export function sortNewestFirst(connection: RecordProxy, dateField: string): void {
  const time = (edge: RecordProxy) => timeOf(edge.getLinkedRecord('node'), dateField)
  const edges = (connection.getLinkedRecords('edges') ?? []).flatMap((edge) => edge ?? [])
  connection.setLinkedRecords(
    edges.sort((one, other) => time(other) - time(one)),
    'edges',
  )
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
  const newest = head[0] ? timeOf(head[0], 'createdAt') : Infinity
  for (const node of isWholeList ? known : known.slice(0, lastShared + 1))
    if (!headIds.has(node.getDataID()) && !(timeOf(node, 'createdAt') > newest)) remove(node.getDataID())

  const added = (page.getLinkedRecords('edges') ?? [])
    .flatMap((edge) => edge ?? [])
    .reverse()
    .filter((edge) => insertEdge(store, connection, edge))
  return { newIds: added.flatMap((edge) => edge.getLinkedRecord('node')?.getDataID() ?? []), hasGap: false }
}

function timeOf(node: RecordProxy | null | undefined, dateField: string): number {
  return Date.parse(String(node?.getValue(dateField)))
}

/** The edge of a deleted record stays in the store without its node. */
function nodesOf(connection: RecordProxy): RecordProxy[] {
  return (connection.getLinkedRecords('edges') ?? []).flatMap((edge) => edge?.getLinkedRecord('node') ?? [])
}
