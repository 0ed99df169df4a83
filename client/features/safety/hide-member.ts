import {
  ConnectionHandler,
  type DataID,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime'
import { invalidateFollowedFeed } from '#client/features/feed/feed-connection.ts'

/** The lists in which blocked or muted members stay. */
const EXEMPT = ['BlockedMembers_blockedMembers', 'MutedMembers_mutedMembers']
/** The lists in which muted members and their posts stay. */
const EXEMPT_FROM_MUTES = [
  ...EXEMPT,
  'MemberPosts_posts',
  'SavedPosts_savedPosts',
  'SearchMembers_searchMembers',
]

/** Removes a blocked or muted member and their posts and comments from all lists in the store. After a block, also from single screens. */
export function hideMember(
  environment: IEnvironment,
  store: RecordSourceProxy,
  { userId, isBlocked }: { userId: DataID; isBlocked: boolean },
): void {
  const exempt = isBlocked ? EXEMPT : EXEMPT_FROM_MUTES
  for (const id of environment.getStore().getSource().getRecordIDs()) {
    const record = store.get(id)
    if (!record) continue
    const key = connectionKey(id)
    if (key !== undefined && !exempt.includes(key)) removeFromConnection(record, userId)
    if (isBlocked && isContentOf(record, userId)) store.delete(id)
  }
  removeFromTrending(store, userId)
  store.get(userId)?.setValue(true, isBlocked ? 'viewerBlocks' : 'viewerMutes')
  if (!isBlocked) return
  // Follows in both directions ended.
  store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('user')?.invalidateRecord()
  invalidateFollowedFeed(store)
}

/** For example `FeedPosts_feed`, from the id of the record of a connection with all its pages. */
function connectionKey(id: DataID): string | undefined {
  return /:__(\w+)_connection(?:\(.*\))?$/.exec(id)?.[1]
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

function removeFromTrending(store: RecordSourceProxy, userId: DataID): void {
  for (const first of [10, 50]) {
    const members = store.getRoot().getLinkedRecords('trendingMembers', { first })
    const shown = members?.filter((member) => member.getLinkedRecord('user')?.getDataID() !== userId)
    if (shown) store.getRoot().setLinkedRecords(shown, 'trendingMembers', { first })
  }
}
