import { subscribeViewer } from '#server/features/auth/open-subscriptions.ts'
import { requirePost } from '#server/features/posts/load-post.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { EventStream } from '#server/platform/events/event-stream.ts'
import { loadOncePerEvent } from '#server/platform/events/load-once.ts'
import { throttleByKey } from '#server/platform/events/throttle-by-key.ts'
import { channelFor } from '#server/platform/events/topics.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { markBroadcast } from '#server/platform/graphql/plugins/broadcast-subscriptions.ts'
import { requireId } from '#server/platform/graphql/require-id.ts'
import { messages } from '#rules/messages.ts'
import { requireViewer, type Viewer } from '#server/platform/viewer.ts'
import { commentEdgeField } from './comment-connection.graphql.ts'
import { commentChanged, commentCreated, commentDeleted, type CommentChange } from './comment-events.ts'
import type { CommentView } from './comment-query.ts'
import { CommentRef } from './comment.graphql.ts'
import { relatedMembers } from './comment-relations.ts'
import { loadListedComment } from './load-comment.ts'

/** Milliseconds between two changes of the same comment. */
const CHANGE_INTERVAL = 1000

type CommentEvent =
  { type: 'created' | 'changed'; comment: CommentView } | { type: 'deleted'; commentId: string }

const CommentCreated = builder
  .objectRef<{ type: 'created'; comment: CommentView }>('CommentCreated')
  .implement({
    description: 'A comment was added.',
    fields: (t) => ({
      comment: t.expose('comment', {
        type: CommentRef,
        description: 'The new comment.',
      }),
      commentEdge: t.field(commentEdgeField),
    }),
  })

const CommentChanged = builder
  .objectRef<{ type: 'changed'; comment: CommentView }>('CommentChanged')
  .implement({
    description: 'A comment was edited, received a reaction, or became a placeholder.',
    fields: (t) => ({
      comment: t.expose('comment', {
        type: CommentRef,
        description: 'The changed comment.',
      }),
    }),
  })

const CommentDeleted = builder
  .objectRef<Extract<CommentEvent, { type: 'deleted' }>>('CommentDeleted')
  .implement({
    description: 'A comment was deleted without a placeholder.',
    fields: (t) => ({
      deletedCommentId: t.id({
        description: 'The `Comment.id` of the deleted comment.',
        resolve: ({ commentId }) => encodeGlobalId('Comment', commentId),
      }),
    }),
  })

const types = { created: CommentCreated, changed: CommentChanged, deleted: CommentDeleted }

const CommentEventType = builder.unionType('CommentEvent', {
  description: 'A change in the comments of a post.',
  types: Object.values(types),
  resolveType: ({ type }) => types[type],
})

builder.subscriptionField('commentEvents', (t) =>
  t.field({
    type: CommentEventType,
    authScopes: { read: true },
    description:
      'Changes in the comments of a post, from the time of the subscription. At most one change of each comment per second.',
    args: { postId: t.arg.id({ required: true, description: 'The `Post.id` of the post.' }) },
    subscribe: async (_root, { postId: globalId }, { dependencies, viewer: caller }) => {
      const viewer = requireViewer(caller)
      const postId = requireId(globalId, 'Post', messages.postNotFound)
      await requirePost(dependencies, viewer, postId)
      return subscribeToComments(dependencies, viewer, postId)
    },
    resolve: (event) => event,
  }),
)

/** A comment that was deleted before its event is delivered is omitted. */
function subscribeToComments(
  dependencies: Dependencies,
  viewer: Viewer,
  postId: string,
): EventStream<CommentEvent> {
  const { memberId } = viewer
  const topics = [commentCreated, commentChanged, commentDeleted]
  const channels = topics.map((topic) =>
    channelFor<(typeof topics)[number]['topic'], CommentChange['payload']>(topic, postId),
  )
  const changes = subscribeViewer(dependencies, viewer, channels)
  const throttled = throttleByKey(
    changes,
    ({ topic, payload }) => (topic === 'commentChanged' ? payload.commentId : null),
    CHANGE_INTERVAL,
  )
  return new EventStream((subscriber) => {
    const remove = relatedMembers.add(dependencies, memberId, postId)
    const unsubscribe = throttled
      .map(async (change) => {
        const [isRelated, event] = await Promise.all([
          relatedMembers.matches(dependencies, change, memberId, postId),
          loadBroadcastEvent(dependencies, change),
        ])
        return isRelated ? loadEvent(dependencies, viewer, change) : event
      })
      .subscribe(subscriber)
    return () => {
      unsubscribe()
      remove()
    }
  })
}

/** Viewers who are unrelated to a comment and its thread see the same as visitors. */
const loadBroadcastEvent = loadOncePerEvent(async (dependencies, change: CommentChange) => {
  const event = await loadEvent(dependencies, null, change)
  return event && markBroadcast(event)
})

async function loadEvent(
  dependencies: Dependencies,
  viewer: Viewer | null,
  { topic, payload: { commentId } }: CommentChange,
): Promise<CommentEvent | undefined> {
  if (topic === 'commentDeleted') return { type: 'deleted', commentId }
  const comment = await loadListedComment(dependencies, viewer, commentId)
  return comment ? { type: topic === 'commentCreated' ? 'created' : 'changed', comment } : undefined
}
