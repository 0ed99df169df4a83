import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import type { LiveListOptions } from '#client/relay/useLiveList.ts'
import { groupPath } from '#rules/site-paths.ts'

/** The newest posts of a group as a live list. */
export const liveGroup = (slug: string): LiveListOptions => ({
  name: `posts of ${slug}`,
  paths: [groupPath(slug)],
})

/** The newest posts of a group, if they were fetched. */
export function newestPostsOf(store: RecordSourceProxy, groupId: string): RecordProxy | null | undefined {
  const group = store.get(groupId)
  return group && ConnectionHandler.getConnection(group, 'GroupPosts_posts', { sort: 'NEWEST' })
}
