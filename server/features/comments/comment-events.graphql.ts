import { requirePost } from '#server/features/posts/load-post.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { requireId } from '#server/platform/graphql/require-id.ts'
import { subscribeTo } from '#server/platform/graphql/subscribe-to.ts'
import { messages } from '#rules/messages.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import { commentEdgeField } from './comment-connection.graphql.ts'
import { LISTING_MEMBERS } from './comment-audience.ts'
import { commentChanged, commentCreated, commentDeleted, type CommentTopic } from './comment-events.ts'
import type { CommentView } from './comment-query.ts'
import { CommentRef } from './comment.graphql.ts'
import { loadCommentOfEvent } from './load-comment.ts'

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
      return subscribe(dependencies, viewer, [postId])
    },
    resolve: (event) => event,
  }),
)

/** A comment that was deleted before its event is delivered is omitted. */
const subscribe = subscribeTo<CommentTopic, CommentEvent>({
  topics: [commentCreated, commentChanged, commentDeleted],
  throttle: {
    keyOf: ({ topic, payload }) => (topic === 'commentChanged' ? payload.commentId : null),
    interval: CHANGE_INTERVAL,
  },
  async load(dependencies, { topic, payload: { commentId } }) {
    if (topic === 'commentDeleted') return { type: 'deleted', commentId }
    const comment = await loadCommentOfEvent(dependencies, commentId)
    return comment && { type: topic === 'commentCreated' ? 'created' : 'changed', comment }
  },
  async audience({ sql }, event, memberIds) {
    if (event.type === 'deleted') return [{ memberIds, event, isShared: true }]
    const { comment } = event
    const groups = await LISTING_MEMBERS(sql, { commentId: comment.id, ids: memberIds })
    return groups.map(({ memberIds: ofGroup, isRelated, ...viewerFields }) => ({
      memberIds: ofGroup,
      event: { ...event, comment: { ...comment, ...viewerFields } },
      isShared: !isRelated && !viewerFields.viewerModerates && viewerFields.viewerReaction === null,
    }))
  },
})
