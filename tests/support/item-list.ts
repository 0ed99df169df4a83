import {
  commitLocalUpdate,
  ConnectionHandler,
  ROOT_ID,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime'

/** The id of a connection of items. They are named by letters, later ones in the alphabet being newer. */
export const LIST_ID = ConnectionHandler.getConnectionID(ROOT_ID, 'Items_items')

/** Puts a connection of these items into the store. */
export function listOf(
  store: RecordSourceProxy,
  id: string,
  items: readonly string[],
  { hasNextPage = true } = {},
): RecordProxy {
  const pageInfo = store.create(`pageInfo of ${id}`, 'PageInfo').setValue(hasNextPage, 'hasNextPage')
  const edges = items.map((item) => edgeOf(store, item, id))
  return store
    .create(id, 'ItemConnection')
    .setValue(0, '__connection_next_edge_index')
    .setLinkedRecord(pageInfo, 'pageInfo')
    .setLinkedRecords(edges, 'edges')
}

/** An edge as an event contains it. */
export function edgeOf(store: RecordSourceProxy, id: string, source = 'event'): RecordProxy {
  const createdAt = new Date(Date.UTC(2026, 0, id.charCodeAt(0))).toISOString()
  const node = store.get(id) ?? store.create(id, 'Item').setValue(id, 'id').setValue(createdAt, 'createdAt')
  const edgeId = `edge of ${id} in ${source}`
  return (store.get(edgeId) ?? store.create(edgeId, 'ItemEdge')).setLinkedRecord(node, 'node')
}

/** The ids of the items in their order. */
export function itemsOf(environment: IEnvironment): string[] {
  let ids: string[] = []
  commitLocalUpdate(environment, (store) => {
    const edges = store.get(LIST_ID)?.getLinkedRecords('edges') ?? []
    ids = edges.flatMap((edge) => edge?.getLinkedRecord('node')?.getDataID() ?? [])
  })
  return ids
}
