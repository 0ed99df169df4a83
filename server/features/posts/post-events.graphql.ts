import { builder } from '#server/platform/graphql/builder.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { subscribeTo } from '#server/platform/graphql/subscribe-to.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import { loadPostOfEvent } from './load-post.ts'
import { isUnrelated, LISTING_MEMBERS, withViewerFields } from './post-audience.ts'
import { postCreated, postDeleted } from './post-events.ts'
import { newestFirstEdge, PostEdge } from './post-connection.graphql.ts'
import { PostRef } from './post.graphql.ts'
import type { PostView } from './post-query.ts'

type Created = { type: 'created'; post: PostView; isInHomeFeed: boolean }
type PostEvent = Created | { type: 'deleted'; postId: string }

const PostCreated = builder.objectRef<Created>('PostCreated').implement({
  description: 'A post was created.',
  fields: (t) => ({
    post: t.expose('post', { type: PostRef, description: 'The new post.' }),
    postEdge: t.field({
      type: PostEdge,
      description: 'The edge of the new post in connections that list the newest posts first.',
      resolve: ({ post }) => newestFirstEdge(post),
    }),
    isInHomeFeed: t.exposeBoolean('isInHomeFeed', {
      description: 'Whether `followedFeed` of the viewer contains the post.',
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
    subscribe: (_root, _args, { dependencies, viewer }) => subscribe(dependencies, requireViewer(viewer)),
    resolve: (event) => event,
  }),
)

const subscribe = subscribeTo<typeof postCreated | typeof postDeleted, PostEvent>({
  topics: [postCreated, postDeleted],
  async load(dependencies, { topic, payload: { postId } }) {
    if (topic === 'postDeleted') return { type: 'deleted', postId }
    const post = await loadPostOfEvent(dependencies, postId)
    return post && { type: 'created', post, isInHomeFeed: false }
  },
  async audience({ sql }, event, memberIds) {
    if (event.type === 'deleted') return [{ memberIds, event, isShared: true }]
    const groups = await LISTING_MEMBERS(sql, { postId: event.post.id, ids: memberIds })
    return groups.map(({ isInHomeFeed, ...group }) => ({
      memberIds: group.memberIds,
      event: { ...event, isInHomeFeed, post: withViewerFields(event.post, group) },
      isShared: isUnrelated(group),
    }))
  },
})
