import {
  ConnectionHandler,
  ROOT_ID,
  type DataID,
  type IEnvironment,
  type RecordSourceProxy,
} from 'relay-runtime'
import { paths } from '#client/paths.ts'
import type { LiveListOptions } from '#client/relay/useLiveList.ts'

/** The feeds with live posts. */
export type FeedName = 'everyone' | 'followed'

const connectionKeys = { everyone: 'FeedPosts_feed', followed: 'FollowedPosts_followedFeed' }

const FEED_PATHS = [paths.feed, paths.everyone]

/** The feeds as live lists. A newcomer reads the posts of everyone on the screen of the home feed. */
export const LIVE_FEEDS: Record<FeedName, LiveListOptions> = {
  everyone: { name: 'posts of everyone', paths: FEED_PATHS },
  followed: { name: 'posts of followed', paths: FEED_PATHS },
}

export const FOLLOWED_FEED_ID = connectionId('followed')

export function connectionId(feed: FeedName): DataID {
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

/** Removes a post from all lists and decrements the post count of its author. */
export function removePost(store: RecordSourceProxy, postId: string): void {
  const author = store.get(postId)?.getLinkedRecord('author')
  const postCount = author?.getValue('postCount')
  if (typeof postCount === 'number') author?.setValue(Math.max(0, postCount - 1), 'postCount')
  store.delete(postId)
}
