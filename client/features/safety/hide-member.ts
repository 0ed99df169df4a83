import {
  ConnectionHandler,
  type DataID,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceProxy,
  type RecordSourceSelectorProxy,
} from 'relay-runtime'

/**
 * Removes a blocked or muted member with their posts and comments from lists in place, so that the reader stays where they are. After a
 * block, the content also disappears from single screens. The rest of the store becomes outdated and is fetched again.
 */
export function hideMember(
  environment: IEnvironment,
  store: RecordSourceSelectorProxy,
  { userId, isBlocked }: { userId: DataID; isBlocked: boolean },
): void {
  for (const id of environment.getStore().getSource().getRecordIDs()) {
    const record = store.get(id)
    if (record && isBlocked && isContentOf(record, userId)) store.delete(id)
    else if (record && omitsHiddenMembers(store, id)) removeFromConnection(record, userId)
  }
  store.get(userId)?.setValue(true, isBlocked ? 'viewerBlocks' : 'viewerMutes')
  store.invalidateStore()
}

/** Connections of the viewer and of members, such as saved posts and the posts of a profile, may contain muted members. */
function omitsHiddenMembers(store: RecordSourceProxy, id: DataID): boolean {
  const [, ownerId] = /^client:(.+):__\w+_connection(?:\(.*\))?$/.exec(id) ?? []
  if (ownerId === undefined) return false
  const type = store.get(ownerId)?.getType()
  return type !== 'Viewer' && type !== 'User'
}

function removeFromConnection(connection: RecordProxy, userId: DataID): void {
  for (const edge of connection.getLinkedRecords('edges') ?? []) {
    const node = edge?.getLinkedRecord('node')
    if (node && (node.getDataID() === userId || isContentOf(node, userId)))
      ConnectionHandler.deleteNode(connection, node.getDataID())
  }
}

function isContentOf(record: RecordProxy, userId: DataID): boolean {
  const type = record.getType()
  return (type === 'Post' || type === 'Comment') && record.getLinkedRecord('author')?.getDataID() === userId
}
