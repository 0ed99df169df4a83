import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

/** The connection of `FeedPosts_query`, if it was fetched. */
function feedConnection(store: RecordSourceProxy): RecordProxy | null | undefined {
  return ConnectionHandler.getConnection(store.getRoot(), 'FeedPosts_feed')
}

/** Adds a post to the top of the feed. Returns false if the feed has it already. */
export function prependToFeed(store: RecordSourceProxy, post: RecordProxy): boolean {
  return prepend(store, feedConnection(store), post)
}

/** Adds a post to the top of the list on the author's profile. */
export function prependToAuthorsPosts(store: RecordSourceProxy, post: RecordProxy): boolean {
  const author = post.getLinkedRecord('author')
  return prepend(store, author && ConnectionHandler.getConnection(author, 'MemberPosts_posts'), post)
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

/** Merges a separately fetched first page into the feed: adds new posts, removes deleted ones. `isWholeFeed`: there is no second page. */
export function mergeFeedHead(
  store: RecordSourceProxy,
  head: readonly RecordProxy[],
  isWholeFeed: boolean,
): FeedHeadChange {
  const connection = feedConnection(store)
  if (!connection) return { newPostIds: [], hasGap: false }

  const headIds = new Set(head.map((post) => post.getDataID()))
  const known = postsOf(connection)
  const lastShared = known.findLastIndex((post) => headIds.has(post.getDataID()))
  if (lastShared < 0 && known.length > 0 && !isWholeFeed) return { newPostIds: [], hasGap: true }

  // A post that is missing in the page was deleted, unless it is newer than the page.
  const expected = isWholeFeed ? known : known.slice(0, lastShared + 1)
  for (const post of expected) {
    if (!headIds.has(post.getDataID()) && !isNewer(post, head[0])) removePost(store, post.getDataID())
  }

  const added = [...head].reverse().filter((post) => prepend(store, connection, post))
  return { newPostIds: added.map((post) => post.getDataID()), hasGap: false }
}

function prepend(
  store: RecordSourceProxy,
  connection: RecordProxy | null | undefined,
  post: RecordProxy,
): boolean {
  if (!connection || postsOf(connection).some((known) => known.getDataID() === post.getDataID())) return false
  const edge = ConnectionHandler.createEdge(store, connection, post, 'PostEdge')
  // With a missing field Relay would consider the list incomplete and fetch it again.
  edge.setValue(null, 'cursor')
  ConnectionHandler.insertEdgeBefore(connection, edge)
  return true
}

function isNewer(post: RecordProxy, other: RecordProxy | undefined): boolean {
  return other !== undefined && createdAt(post) > createdAt(other)
}

function createdAt(post: RecordProxy): number {
  return Date.parse(String(post.getValue('createdAt')))
}

function postsOf(connection: RecordProxy): RecordProxy[] {
  const edges = connection.getLinkedRecords('edges') ?? []
  return edges.flatMap((edge) => edge?.getLinkedRecord('node') ?? [])
}
