import {
  ConnectionHandler,
  ROOT_ID,
  type DataID,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime'

/** The feeds with live posts. */
export type FeedName = 'everyone' | 'followed'

const connectionKeys = { everyone: 'FeedPosts_feed', followed: 'FollowedPosts_followedFeed' }

export const FOLLOWED_FEED_ID = connectionId('followed')

function connectionId(feed: FeedName): DataID {
  return ConnectionHandler.getConnectionID(ROOT_ID, connectionKeys[feed])
}

export function isFetched(environment: IEnvironment, feed: FeedName): boolean {
  return environment.getStore().getSource().has(connectionId(feed))
}

/** Marks the home feed as outdated, for example after a follow. Its screen fetches it again. */
export function invalidateFollowedFeed(store: RecordSourceProxy): void {
  store.get(FOLLOWED_FEED_ID)?.invalidateRecord()
}

/** The fetched connections that a new post of the author belongs to, for `@prependEdge`. */
export function connectionsOfNewPost(environment: IEnvironment, authorId: string | undefined): DataID[] {
  const connections = [connectionId('everyone'), connectionId('followed')]
  if (authorId !== undefined)
    connections.push(ConnectionHandler.getConnectionID(authorId, 'MemberPosts_posts'))
  return connections.filter((id) => environment.getStore().getSource().has(id))
}

/** Adds the edge of a new post to the top of a feed. Returns false if the feed has the post already. */
export function prependToFeed(store: RecordSourceProxy, feed: FeedName, postEdge: RecordProxy): boolean {
  return prepend(store, store.get(connectionId(feed)), postEdge)
}

/** Removes a post from all lists and decrements the post count of its author. */
export function removePost(store: RecordSourceProxy, postId: string): void {
  const author = store.get(postId)?.getLinkedRecord('author')
  const postCount = author?.getValue('postCount')
  if (typeof postCount === 'number') author?.setValue(Math.max(0, postCount - 1), 'postCount')
  store.delete(postId)
}

export type FeedHeadChange = {
  /** The posts that were added to the top of the feed. */
  newPostIds: string[]
  /** No post of the first page was in the feed: there may be further posts in between. */
  hasGap: boolean
}

/** Merges the edges of a separately fetched first page into a feed: adds new posts, removes missing ones. `isWholeFeed`: there is no second page. */
export function mergeFeedHead(
  store: RecordSourceProxy,
  feed: FeedName,
  head: readonly RecordProxy[],
  isWholeFeed: boolean,
): FeedHeadChange {
  const connection = store.get(connectionId(feed))
  if (!connection) return { newPostIds: [], hasGap: false }

  const posts = nodesOf(head)
  const headIds = new Set(posts.map((post) => post.getDataID()))
  const known = nodesOf(connection.getLinkedRecords('edges'))
  const lastShared = known.findLastIndex((post) => headIds.has(post.getDataID()))
  if (lastShared < 0 && known.length > 0 && !isWholeFeed) return { newPostIds: [], hasGap: true }

  // A post that is missing in the page was deleted, unless it is newer than the page. In the home feed, its author may have been
  // unfollowed instead.
  const expected = isWholeFeed ? known : known.slice(0, lastShared + 1)
  for (const post of expected) {
    if (headIds.has(post.getDataID()) || isNewer(post, posts[0])) continue
    if (feed === 'everyone') removePost(store, post.getDataID())
    else ConnectionHandler.deleteNode(connection, post.getDataID())
  }

  const added = [...head].reverse().filter((edge) => prepend(store, connection, edge))
  return { newPostIds: nodesOf(added).map((post) => post.getDataID()), hasGap: false }
}

function prepend(
  store: RecordSourceProxy,
  connection: RecordProxy | null | undefined,
  postEdge: RecordProxy,
): boolean {
  const postId = postEdge.getLinkedRecord('node')?.getDataID()
  if (
    !connection ||
    nodesOf(connection.getLinkedRecords('edges')).some((post) => post.getDataID() === postId)
  )
    return false
  const edge = ConnectionHandler.buildConnectionEdge(store, connection, postEdge)
  if (!edge) return false
  ConnectionHandler.insertEdgeBefore(connection, edge)
  return true
}

function isNewer(post: RecordProxy, other: RecordProxy | undefined): boolean {
  return other !== undefined && createdAt(post) > createdAt(other)
}

function createdAt(post: RecordProxy): number {
  return Date.parse(String(post.getValue('createdAt')))
}

function nodesOf(edges: readonly (RecordProxy | null | undefined)[] | null | undefined): RecordProxy[] {
  return (edges ?? []).flatMap((edge) => edge?.getLinkedRecord('node') ?? [])
}
