import { filter, map, Repeater, SlidingBuffer } from 'graphql-yoga'
import { isLive } from '#server/domain/members/authenticate.ts'
import { isExpired, requireViewer, type Viewer } from '#server/domain/members/viewer.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { loadPost } from '#server/domain/posts/load-post.ts'
import type { PostView } from '#server/domain/posts/post-view.ts'
import type { CommunityEvent, PostEvent as PostChange } from '#server/ports/events.ts'
import { builder } from '../builder.ts'
import { encodeGlobalId } from '../global-id.ts'
import { PostRef } from './post.ts'

/** How many events may wait for a watcher that reads slowly; then the oldest is dropped for it. */
const WAITING_EVENTS = 100
/** Milliseconds for which a session is believed to live on, as long as no end of it is heard of. */
const TRUST = 60 * 60 * 1000

type PostEvent = { type: 'created'; post: PostView } | { type: 'deleted'; postId: string }

const PostCreated = builder.objectRef<Extract<PostEvent, { type: 'created' }>>('PostCreated').implement({
  description: 'Someone has posted.',
  fields: (t) => ({
    post: t.field({ type: PostRef, description: 'The new post.', resolve: ({ post }) => post }),
  }),
})

const PostDeleted = builder.objectRef<Extract<PostEvent, { type: 'deleted' }>>('PostDeleted').implement({
  description: 'A post is gone.',
  fields: (t) => ({
    deletedPostId: t.id({
      description: '`Post.id` of the post that is gone.',
      resolve: ({ postId }) => encodeGlobalId('Post', postId),
    }),
  }),
})

const PostEventType = builder.unionType('PostEvent', {
  description: 'What happened to the list of all posts.',
  types: [PostCreated, PostDeleted],
  resolveType: (event) => (event.type === 'created' ? PostCreated : PostDeleted),
})

builder.subscriptionField('postEvents', (t) =>
  t.field({
    type: PostEventType,
    authScopes: { read: true },
    description: 'Every post as it comes and goes, from the moment of asking.',
    subscribe: (_root, _args, { dependencies, viewer }) => watchPosts(dependencies, requireViewer(viewer)),
    resolve: (event) => event,
  }),
)

/** Repeaters all the way, for they end the moment a watcher leaves; a generator would wait for its next event first. */
function watchPosts(dependencies: Dependencies, viewer: Viewer): AsyncIterable<PostEvent> {
  const seen = map((event: PostChange) => seeEvent(dependencies, viewer, event))(
    watchEvents(dependencies, viewer),
  )
  return filter((event: PostEvent | null): event is PostEvent => event !== null)(seen)
}

/** Null when the post is gone again before this watcher was told of it. */
async function seeEvent(
  dependencies: Dependencies,
  viewer: Viewer,
  event: PostChange,
): Promise<PostEvent | null> {
  if (event.type === 'post-deleted') return { type: 'deleted', postId: event.postId }
  const post = await loadPost(dependencies, viewer, event.postId)
  return post && { type: 'created', post }
}

/**
 * Ends when the server stops, and when the session ends or the token is revoked by which the viewer watches. Unable to
 * find out whether it has, fails: no watch outlives its session. Of what happens after a token has expired nothing is told.
 */
function watchEvents(dependencies: Dependencies, viewer: Viewer): Repeater<PostChange> {
  const { events, background, clock } = dependencies
  return new Repeater<PostChange>(async (push, stop) => {
    let askedAt = clock.now().getTime()
    const stopIfEnded = async () => {
      askedAt = clock.now().getTime()
      await isLive(dependencies, viewer).then((isStillIn) => isStillIn || stop(), stop)
    }
    const onEvent = (event: CommunityEvent) => {
      if (isExpired(viewer, clock.now())) {
        stop()
        return
      }
      if (event.type !== 'access-ended') void push(event)
      // Of a session that runs out nobody tells.
      const isToAsk =
        event.type === 'access-ended'
          ? event.memberId === viewer.memberId
          : clock.now().getTime() - askedAt > TRUST
      if (isToAsk) void background.run('end a watch', stopIfEnded)
    }
    const unsubscribe = events.subscribe({ onEvent, onClose: stop })
    await stop
    unsubscribe()
  }, new SlidingBuffer(WAITING_EVENTS))
}
