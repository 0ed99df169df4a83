import { LOOKALIKES_MAX } from '#rules/limits.ts'
import { loadSharedPosts } from '#server/features/posts/load-post.ts'
import type { PostView } from '#server/features/posts/post-query.ts'
import { PostRef } from '#server/features/posts/post.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { createContextLoader } from '#server/platform/graphql/context-loaders.ts'
import { listLookalikes, loadFirstSeen } from './list-lookalikes.ts'

const loadCreditedPost = createContextLoader<PostView | null>(({ dependencies, viewer }, ids) =>
  loadSharedPosts(dependencies, viewer, ids),
)

builder.objectField(PostRef, 'creditedPost', (t) =>
  t.field({
    type: PostRef,
    nullable: true,
    viewerDependent: { broadcastValue: null },
    description:
      'The post that this one credits for its picture. Null if there is none, it was deleted or is hidden from the viewer, and in `postEvents`.',
    resolve: ({ creditedPostId }, _args, context) =>
      creditedPostId === null ? null : loadCreditedPost(context, creditedPostId, undefined),
  }),
)

const loadFirst = createContextLoader<PostView | null>(({ dependencies, viewer }, ids) =>
  loadFirstSeen(dependencies, viewer, ids),
)

builder.objectField(PostRef, 'firstSeen', (t) =>
  t.field({
    type: PostRef,
    nullable: true,
    viewerDependent: true,
    description:
      'The oldest post with nearly the same picture that lists show to the viewer. Null if this post is the oldest one.',
    resolve: ({ id }, _args, context) => loadFirst(context, id, undefined),
  }),
)

builder.queryField('lookalikes', (t) =>
  t.withAuth({ read: true }).field({
    type: [PostRef],
    description: `Posts with nearly the same picture as an upload of the viewer, oldest first, at most ${LOOKALIKES_MAX}. Empty for a video. Uploads of others are not found.`,
    args: {
      mediaId: t.arg({ type: 'UUID', required: true, description: 'The id of the uploaded file.' }),
    },
    resolve: (_root, { mediaId }, { dependencies, viewer }) => listLookalikes(dependencies, viewer, mediaId),
  }),
)
