import { subscribeViewer } from '#server/features/auth/open-subscriptions.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { EventStream } from '#server/platform/events/event-stream.ts'
import { loadOncePerEvent } from '#server/platform/events/load-once.ts'
import type { EventOf } from '#server/platform/events/topics.ts'
import { omitHidden } from '#server/features/visibility/omit-hidden.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { markBroadcast } from '#server/platform/graphql/plugins/broadcast-subscriptions.ts'
import { requireViewer, type Viewer } from '#server/platform/viewer.ts'
import { loadPost, loadSharedPost } from './load-post.ts'
import { postCreated, postDeleted } from './post-events.ts'
import { newestFirstEdge, PostEdge } from './post-connection.graphql.ts'
import { PostRef } from './post.graphql.ts'
import type { PostView } from './post-query.ts'

type PostChange = EventOf<typeof postCreated | typeof postDeleted>

export type PostEvent = { type: 'created'; post: PostView } | { type: 'deleted'; postId: string }

const PostCreated = builder.objectRef<Extract<PostEvent, { type: 'created' }>>('PostCreated').implement({
  description: 'A post was created.',
  fields: (t) => ({
    post: t.expose('post', { type: PostRef, description: 'The new post.' }),
    postEdge: t.field({
      type: PostEdge,
      description: 'The edge of the new post in connections that list the newest posts first.',
      resolve: ({ post }) => newestFirstEdge(post),
    }),
  }),
})

const PostDeleted = builder.objectRef<Extract<PostEvent, { type: 'deleted' }>>('PostDeleted').implement({
  description: 'A post was deleted.',
  fields: (t) => ({
    deletedPostId: t.id({
      description: 'The `Post.id` of the deleted post.',
      resolve: ({ postId }) => encodeGlobalId('Post', postId),
    }),
  }),
})

export const PostEventType = builder.unionType('PostEvent', {
  description: 'A change in the list of all posts.',
  types: [PostCreated, PostDeleted],
  resolveType: (event) => (event.type === 'created' ? PostCreated : PostDeleted),
})

builder.subscriptionField('postEvents', (t) =>
  t.field({
    type: PostEventType,
    authScopes: { read: true },
    description: 'Creation and deletion of posts, from the time of the subscription.',
    subscribe: (_root, _args, { dependencies, viewer: caller }) => {
      const viewer = requireViewer(caller)
      return subscribeToPosts(dependencies, viewer, (events) =>
        omitHidden(dependencies, viewer, events, createdPost),
      )
    },
    resolve: (event) => event,
  }),
)

/** Filters the events of one subscriber. All subscribers receive the same object for the same event. */
type EventFilter = (events: EventStream<PostEvent>) => EventStream<PostEvent>

/** A post that was deleted before its event is delivered is omitted. */
export function subscribeToPosts(
  dependencies: Dependencies,
  viewer: Viewer,
  filter: EventFilter,
): EventStream<PostEvent> {
  const events = subscribeViewer(dependencies, viewer, [postCreated, postDeleted]).map((change) =>
    loadBroadcastEvent(dependencies, change),
  )
  return filter(events).map((event) =>
    event.type === 'created' && event.post.author.id === viewer.memberId
      ? loadAuthorEvent(dependencies, viewer, event.post)
      : event,
  )
}

/** The post of an event that not everyone receives. */
export function createdPost(event: PostEvent): PostView | null {
  return event.type === 'created' ? event.post : null
}

/** Nobody has reacted to a new post yet, so it is loaded once for all subscribers but its author. */
const loadBroadcastEvent = loadOncePerEvent(
  async (dependencies, { topic, payload: { postId } }: PostChange): Promise<PostEvent | undefined> => {
    if (topic === 'postDeleted') return markBroadcast<PostEvent>({ type: 'deleted', postId })
    const post = await loadSharedPost(dependencies, null, postId)
    return post ? markBroadcast<PostEvent>({ type: 'created', post }) : undefined
  },
)

async function loadAuthorEvent(
  dependencies: Dependencies,
  viewer: Viewer,
  { id }: PostView,
): Promise<PostEvent | undefined> {
  const post = await loadPost(dependencies, viewer, id)
  return post ? { type: 'created', post } : undefined
}
