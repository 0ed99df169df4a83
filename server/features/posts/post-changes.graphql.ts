import { SUBSCRIBED_POSTS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { subscribeViewer } from '#server/features/auth/open-subscriptions.ts'
import { postReactionChanged } from '#server/features/reactions/reaction-events.ts'
import { postShared } from '#server/features/sharing/share-events.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { EventStream } from '#server/platform/events/event-stream.ts'
import { throttleByKey } from '#server/platform/events/throttle-by-key.ts'
import { channelFor } from '#server/platform/events/topics.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { idOfType } from '#server/platform/graphql/global-id.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { requireViewer, type Viewer } from '#server/platform/viewer.ts'
import { loadPost } from './load-post.ts'
import { postChanged } from './post-events.ts'
import type { PostView } from './post-query.ts'
import { PostRef } from './post.graphql.ts'

/** Milliseconds between two changes of the same post. */
const CHANGE_INTERVAL = 1000

const PostChanged = builder.objectRef<{ post: PostView }>('PostChanged').implement({
  description: 'The text or the counters of a post changed.',
  fields: (t) => ({
    post: t.expose('post', { type: PostRef, description: 'The changed post.' }),
  }),
})

builder.subscriptionField('postChanges', (t) =>
  t.field({
    type: PostChanged,
    authScopes: { read: true },
    description:
      'Changes of the text, reactions, comment counts and share counts of posts. At most one change of each post per second.',
    args: {
      postIds: t.arg.idList({
        required: true,
        description: `The \`Post.id\` of 1 to ${SUBSCRIBED_POSTS_MAX} posts. Unknown posts do not change.`,
      }),
    },
    subscribe: (_root, { postIds }, { dependencies, viewer }) => {
      if (postIds.length === 0 || postIds.length > SUBSCRIBED_POSTS_MAX)
        throw new ValidationError([{ path: 'postIds', message: messages.subscribedPostsInvalid }])
      const ids = postIds.flatMap((globalId) => idOfType(globalId, 'Post') ?? [])
      return subscribeToChanges(dependencies, requireViewer(viewer), [...new Set(ids)])
    },
    resolve: (event) => event,
  }),
)

function subscribeToChanges(
  dependencies: Dependencies,
  viewer: Viewer,
  postIds: readonly string[],
): EventStream<{ post: PostView }> {
  const channels = postIds.flatMap((id) => [
    channelFor(postChanged, id),
    channelFor(postReactionChanged, id),
    channelFor(postShared, id),
  ])
  const changes = subscribeViewer(dependencies, viewer, channels)
  return throttleByKey(changes, ({ payload }) => payload.postId, CHANGE_INTERVAL).map(async ({ payload }) => {
    const post = await loadPost(dependencies, viewer, payload.postId)
    return post ? { post } : undefined
  })
}
