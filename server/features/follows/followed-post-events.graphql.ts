import { sql } from 'kysely'
import {
  createdPost,
  PostEventType,
  subscribeToPosts,
  type PostEvent,
} from '#server/features/posts/post-events.graphql.ts'
import type { PostView } from '#server/features/posts/post-query.ts'
import { listedFor } from '#server/features/visibility/visible-to.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { defineAudience } from '#server/platform/events/audience.ts'
import { EventStream } from '#server/platform/events/event-stream.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { requireViewer, type Viewer } from '#server/platform/viewer.ts'

const READERS_OF_POST = prepareQuery(
  'readers-of-post',
  ({ ids, postId }: ParametersOf<{ ids: readonly string[]; postId: string }>) => sql<{ id: string }>`
    SELECT requested.id FROM ${unnestIds(ids)} AS requested, posts
    WHERE posts.id = ${postId} AND ${listedFor(sql.ref('requested.id'))} AND (
      posts.author_id = requested.id
      OR EXISTS (SELECT FROM follows WHERE follower_id = requested.id AND followed_id = posts.author_id)
    )`,
)

/** Members with an open home feed. One query for each post finds those whose feed contains it. */
const readers = defineAudience<PostView>(async ({ sql: run }, { id: postId }, ids) => {
  const rows = await READERS_OF_POST(run, { ids, postId })
  return new Set(rows.map(({ id }) => id))
})

builder.subscriptionField('followedPostEvents', (t) =>
  t.field({
    type: PostEventType,
    authScopes: { read: true },
    description:
      'Creation of posts in `followedFeed` and deletion of any post, from the time of the subscription.',
    subscribe: (_root, _args, { dependencies, viewer: caller }) => {
      const viewer = requireViewer(caller)
      return subscribeToPosts(dependencies, viewer, (events) => keepFollowed(dependencies, viewer, events))
    },
    resolve: (event) => event,
  }),
)

function keepFollowed(
  dependencies: Dependencies,
  { memberId }: Viewer,
  events: EventStream<PostEvent>,
): EventStream<PostEvent> {
  return new EventStream((subscriber) => {
    const leave = readers.enter(dependencies, memberId)
    const unsubscribe = events
      .map(async (event) => {
        const post = createdPost(event)
        return !post || (await readers.includes(dependencies, post, memberId)) ? event : undefined
      })
      .subscribe(subscriber)
    return () => {
      unsubscribe()
      leave()
    }
  })
}
