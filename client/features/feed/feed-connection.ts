import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

/** The feed's list in the store, if it has been fetched. Its key is the one `FeedPosts_query` gives it. */
function feedConnection(store: RecordSourceProxy): RecordProxy | null | undefined {
  return ConnectionHandler.getConnection(store.getRoot(), 'FeedPosts_feed')
}

/** Puts a post on top of the feed. One that is there already stays where it is; says whether it was new. */
export function prependToFeed(store: RecordSourceProxy, post: RecordProxy): boolean {
  return prepend(store, feedConnection(store), post)
}

/** The same for the list on the author's own profile. */
export function prependToAuthorsPosts(store: RecordSourceProxy, post: RecordProxy): boolean {
  const author = post.getLinkedRecord('author')
  return prepend(store, author && ConnectionHandler.getConnection(author, 'MemberPosts_posts'), post)
}

/** Takes a post from every list it is in, and from the number of its author's posts. */
export function removePost(store: RecordSourceProxy, postId: string): void {
  const author = store.get(postId)?.getLinkedRecord('author')
  const postCount = author?.getValue('postCount')
  if (typeof postCount === 'number') author?.setValue(Math.max(0, postCount - 1), 'postCount')
  store.delete(postId)
}

export type FeedHeadChange = {
  /** Posts the feed did not have, now on top of it. */
  newPostIds: string[]
  /** Nothing of the head was known: there may be more posts between it and the list than fetched. */
  hasGap: boolean
}

/**
 * Brings the feed up to date with its newest page, fetched apart: adds what is new, removes what was deleted.
 * `isWholeFeed` says that the page is all there is.
 */
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

  // What the page should hold and does not was deleted; unless it is newer than the page itself.
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
  // A field nobody fetched would make the whole list count as incomplete, and be fetched again.
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
