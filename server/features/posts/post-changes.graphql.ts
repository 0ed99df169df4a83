import { SUBSCRIBED_POSTS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { idOfType } from '#server/platform/graphql/global-id.ts'
import { subscribeTo } from '#server/platform/graphql/subscribe-to.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import { loadPostOfEvent } from './load-post.ts'
import { isUnrelated, SEEING_MEMBERS, withViewerFields } from './post-audience.ts'
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
      return subscribe(dependencies, requireViewer(viewer), [...new Set(ids)])
    },
    resolve: (event) => event,
  }),
)

const subscribe = subscribeTo({
  topics: [postChanged],
  throttle: { keyOf: ({ payload }) => payload.postId, interval: CHANGE_INTERVAL },
  async load(dependencies, { payload }) {
    const post = await loadPostOfEvent(dependencies, payload.postId)
    return post && { post }
  },
  async audience({ sql }, { post }, memberIds) {
    const groups = await SEEING_MEMBERS(sql, { postId: post.id, ids: memberIds })
    // Broadcasts have neither the originals of a meme nor the credited post, which a viewer may have.
    const isPlain = post.isRemixable === null && post.creditedPostId === null
    return groups.map((group) => ({
      memberIds: group.memberIds,
      event: { post: withViewerFields(post, group) },
      isShared: isPlain && isUnrelated(group),
    }))
  },
})
