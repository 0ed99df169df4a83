import { TAG_HISTORY_DAYS, TAGS_SHOWN_MAX } from '#rules/limits.ts'
import { ViewerRef } from '#server/features/members/viewer.graphql.ts'
import { PostConnection } from '#server/features/posts/post-connection.graphql.ts'
import type { ConnectionArguments } from '#server/platform/lists/paged-list.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { connectionArguments } from '#server/platform/graphql/connection.ts'
import { createContextLoader } from '#server/platform/graphql/context-loaders.ts'
import { LimitReachedError, NotFoundError } from '#server/platform/refusals.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import { followTag, unfollowTag } from './follow-tag.ts'
import { listFollowedTags, listTrendingTags } from './list-tags.ts'
import { loadTagByName, loadTagFollows, loadTagHistories, loadTags, type TagView } from './load-tags.ts'
import { listTaggedPosts } from './tagged-posts.ts'

const loadHistory = createContextLoader<number[]>(({ dependencies }, ids) =>
  loadTagHistories(dependencies, ids),
)

const loadViewerFollows = createContextLoader<boolean>(({ dependencies, viewer }, ids) =>
  loadTagFollows(dependencies, viewer, ids),
)

const loadPosts = createContextLoader(({ dependencies, viewer }, ids, window: ConnectionArguments) =>
  listTaggedPosts(dependencies, viewer, ids, window),
)

export const TAG_COUNT = 10

export const tagCount = builder.args((t) => ({
  first: t.int({
    defaultValue: TAG_COUNT,
    description: `The number of tags, at most ${TAGS_SHOWN_MAX}.`,
  }),
}))

export const TagRef = builder.objectRef<TagView>('Tag')

builder.node(TagRef, {
  description: 'A hashtag that posts have used or members follow.',
  id: { resolve: (tag) => tag.id },
  isTypeOf: undefined,
  loadMany: (ids, { dependencies }) => loadTags(dependencies, ids),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name in lower case, without the `#`.' }),
    postCount: t.exposeInt('postCount', {
      description: 'The number of posts with the tag that everyone can see.',
    }),
    viewerFollows: t.boolean({
      viewerDependent: true,
      description: 'Whether the viewer follows the tag.',
      resolve: ({ id }, _args, context) => loadViewerFollows(context, id, undefined),
    }),
    history: t.intList({
      description: `The number of posts on each of the last ${TAG_HISTORY_DAYS} UTC days. The last is today.`,
      resolve: ({ id }, _args, context) => loadHistory(context, id, undefined),
    }),
    posts: t.field({
      type: PostConnection,
      viewerDependent: true,
      description: 'The posts with the tag, newest first.',
      args: connectionArguments,
      resolve: async ({ id, postCount }, window, context) => ({
        ...(await loadPosts(context, id, window)),
        count: () => postCount,
      }),
    }),
  }),
})

builder.queryFields((t) => ({
  tag: t.field({
    type: TagRef,
    nullable: true,
    authScopes: { public: true },
    description: 'A tag by its name, or null if no post has used it and no member follows it.',
    args: {
      name: t.arg.string({
        required: true,
        description: 'The name. Case and a leading `#` are ignored.',
      }),
    },
    resolve: (_root, { name }, { dependencies }) => loadTagByName(dependencies, name),
  }),
  trendingTags: t.field({
    type: [TagRef],
    authScopes: { public: true },
    description: 'The tags whose use today exceeds that of the last week most.',
    args: tagCount,
    resolve: (_root, { first }, { dependencies }) => listTrendingTags(dependencies, first ?? TAG_COUNT),
  }),
}))

builder.prismaObjectField(ViewerRef, 'followedTags', (t) =>
  t.field({
    type: [TagRef],
    description: 'The tags that the viewer follows, in alphabetical order.',
    resolve: (_member, _args, { dependencies, viewer }) =>
      listFollowedTags(dependencies, requireViewer(viewer)),
  }),
)

const named = {
  required: true,
  description: 'The name. Case and a leading `#` are ignored.',
} as const
const tagField = { type: TagRef, description: 'The tag after the mutation.' }

defineMutation('followTag', {
  access: 'write',
  description:
    'Adds the posts with a tag to `followedFeed`, also if no post has used it yet. Following again changes nothing.',
  refusals: [NotFoundError, LimitReachedError],
  input: (t) => ({ name: t.string(named) }),
  resolve: async ({ name }, viewer, { dependencies }) => ({
    tag: await followTag(dependencies, viewer, name),
  }),
  payload: (t) => ({ tag: t.expose('tag', tagField) }),
})

defineMutation('unfollowTag', {
  access: 'write',
  description: 'Ends following a tag. If it is not followed, nothing changes.',
  refusals: [NotFoundError],
  input: (t) => ({ name: t.string(named) }),
  resolve: async ({ name }, viewer, { dependencies }) => ({
    tag: await unfollowTag(dependencies, viewer, name),
  }),
  payload: (t) => ({ tag: t.expose('tag', tagField) }),
})
