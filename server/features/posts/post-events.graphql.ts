import { setImmediate } from 'node:timers/promises'
import { EventsMissedError } from '#server/platform/refusals.ts'
import { isLive } from '#server/features/auth/authenticate.ts'
import { isExpired, requireViewer, type Viewer } from '#server/platform/viewer.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { loadPost, loadSharedPost } from './load-post.ts'
import type { PostView } from './post-view.ts'
import type { CommunityEvent, PostEvent as PostChange } from '#server/platform/events/events.ts'
import { openSubscriptions } from '#server/features/auth/open-subscriptions.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { markBroadcast } from '#server/platform/graphql/plugins/broadcast-subscriptions.ts'
import { createEventStream, type EventStream } from '#server/platform/events/event-stream.ts'
import { PostRef } from './post.graphql.ts'

/** How many watchers are told of an event in one go. */
const TOLD_TOGETHER = 250

type PostEvent = { type: 'created'; post: PostView } | { type: 'deleted'; postId: string }

const PostCreated = builder.objectRef<Extract<PostEvent, { type: 'created' }>>('PostCreated').implement({
  description: 'A post was created.',
  fields: (t) => ({
    post: t.field({ type: PostRef, description: 'The new post.', resolve: ({ post }) => post }),
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

const PostEventType = builder.unionType('PostEvent', {
  description: 'A change in the list of all posts.',
  types: [PostCreated, PostDeleted],
  resolveType: (event) => (event.type === 'created' ? PostCreated : PostDeleted),
})

builder.subscriptionField('postEvents', (t) =>
  t.field({
    type: PostEventType,
    authScopes: { read: true },
    description: 'Creation and deletion of posts, from the time of the subscription.',
    subscribe: (_root, _args, { dependencies, viewer }) => watchPosts(dependencies, requireViewer(viewer)),
    resolve: (event) => event,
  }),
)

/** Nothing comes of a post that is gone again before its watchers were told of it. */
function watchPosts(dependencies: Dependencies, viewer: Viewer): EventStream<PostEvent> {
  return watchEvents(dependencies, viewer)
    .map((change) => seenByAll(dependencies, change))
    .map((event) =>
      event.type === 'created' && event.post.author.id === viewer.memberId
        ? seenByAuthor(dependencies, viewer, event.post)
        : event,
    )
}

const seen = new WeakMap<PostChange, { watchers: number; event: Promise<PostEvent | undefined> }>()

/** A new post has nobody's reaction yet, so it is loaded once for all who watch. */
function seenByAll(dependencies: Dependencies, change: PostChange): Promise<PostEvent | undefined> {
  const told = seen.get(change) ?? { watchers: 0, event: seeEvent(dependencies, change) }
  seen.set(change, told)
  told.watchers += 1
  // Before the next of them are told, whatever else waits has its turn.
  if (told.watchers % TOLD_TOGETHER === 0) told.event = told.event.then(setImmediate)
  return told.event
}

async function seeEvent(dependencies: Dependencies, change: PostChange): Promise<PostEvent | undefined> {
  if (change.type === 'post-deleted')
    return markBroadcast<PostEvent>({ type: 'deleted', postId: change.postId })
  const post = await loadSharedPost(dependencies, null, change.postId)
  return post ? markBroadcast<PostEvent>({ type: 'created', post }) : undefined
}

async function seenByAuthor(
  dependencies: Dependencies,
  viewer: Viewer,
  { id }: PostView,
): Promise<PostEvent | undefined> {
  const post = await loadPost(dependencies, viewer, id)
  return post ? { type: 'created', post } : undefined
}

/**
 * Ends when the server stops, and when the session ends or the token is revoked by which the viewer watches. Fails when
 * that cannot be found out, and when events were missed: who watches has to come back. Of what happens after a token
 * has expired nothing is told.
 */
function watchEvents(dependencies: Dependencies, viewer: Viewer): EventStream<PostChange> {
  const { events, background, clock, openCounts } = dependencies
  const subscriptions = openSubscriptions(dependencies)
  return createEventStream<PostChange>((tell, end) => {
    const leave = openCounts.enter('memberSubscriptions', viewer.memberId)
    const endIfOver = async () => {
      await isLive(dependencies, viewer).then((isStillIn) => isStillIn || end(), end)
    }
    const onEvent = (event: CommunityEvent) => {
      if (isExpired(viewer, clock.now())) end()
      else if (event.type === 'events-missed') end(new EventsMissedError())
      else if (event.type !== 'access-ended') tell(event)
      else if (event.memberId === viewer.memberId) void background.run('end a watch', endIfOver)
    }
    const watch = { viewer, end: () => end() }
    subscriptions.add(watch)
    const unsubscribe = events.subscribe({ onEvent, onClose: end })
    return () => {
      unsubscribe()
      subscriptions.delete(watch)
      leave()
    }
  })
}
