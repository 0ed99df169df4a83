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
import { defineSubscriberFilter } from '#server/platform/events/subscriber-filter.ts'
import { EventStream } from '#server/platform/events/event-stream.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { requireViewer, type Viewer } from '#server/platform/viewer.ts'

const HOME_FEEDS_WITH_POST = prepareQuery(
  'home-feeds-with-post',
  ({ ids, postId }: ParametersOf<{ ids: readonly string[]; postId: string }>) => sql<{ id: string }>`
    SELECT requested.id FROM ${unnestIds(ids)} AS requested, posts
    WHERE posts.id = ${postId} AND ${listedFor(sql.ref('requested.id'))} AND (
      posts.author_id = requested.id
      OR EXISTS (SELECT FROM follows WHERE follower_id = requested.id AND followed_id = posts.author_id)
      OR EXISTS (
        SELECT FROM tag_follows JOIN post_tags USING (tag_id)
        WHERE member_id = requested.id AND post_id = posts.id
      )
    )`,
)

/** Matches posts that the home feed of a subscriber contains. */
const postsOfHomeFeed = defineSubscriberFilter<PostView>(async ({ sql: run }, { id: postId }, ids) => {
  const rows = await HOME_FEEDS_WITH_POST(run, { ids, postId })
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
    const remove = postsOfHomeFeed.add(dependencies, memberId)
    const unsubscribe = events
      .map(async (event) => {
        const post = createdPost(event)
        return !post || (await postsOfHomeFeed.matches(dependencies, post, memberId)) ? event : undefined
      })
      .subscribe(subscriber)
    return () => {
      unsubscribe()
      remove()
    }
  })
}
