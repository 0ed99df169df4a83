import { PAGE_SIZE, PAGE_SIZE_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { encodeCursor } from '#server/platform/lists/keyset.ts'
import type { ConnectionArguments, Page } from '#server/platform/lists/paged-list.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { requireViewer, type Viewer } from '#server/platform/viewer.ts'
import { listPosts, listPostsOfMembers } from './list-posts.ts'
import { countPosts } from './count-posts.ts'
import { countPages, findPageStart, REACHED_POSTS } from './numbered-pages.ts'
import { NEWEST_FIRST, type PostList } from './post-lists.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { createContextLoader } from '#server/platform/graphql/context-loaders.ts'
import { connectionArguments, defineConnection } from '#server/platform/graphql/connection.ts'
import { descriptions } from '#server/platform/graphql/descriptions.ts'
import { PostRef } from './post.graphql.ts'
import type { PostView } from './post-query.ts'
import { UserRef } from '#server/features/members/user.graphql.ts'

type Count = () => number | Promise<number>
type NumberedPosts = { list: PostList; count: Count }
/** Some lists have no numbered pages, and some are not counted either. */
type ListedPosts = NumberedPosts | { count?: Count }

const PageCursor = builder.objectRef<{ number: number; cursor: string | null }>('PageCursor').implement({
  description: 'The start of a numbered page.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The page number, starting at 1.' }),
    cursor: t.exposeString('cursor', {
      nullable: true,
      description:
        'The value for `after`, to be used with the page size as `first`. Null for the first page.',
    }),
  }),
})

const PageCursors = builder.objectRef<NumberedPosts & { size: number }>('PageCursors').implement({
  description: `Numbered pages of the first ${REACHED_POSTS} of a connection. They are positions that are the same for everyone, so a page can have fewer posts for a viewer who hides some.`,
  fields: (t) => ({
    totalPages: t.int({
      description: `The number of pages that the first ${REACHED_POSTS} fill.`,
      resolve: async ({ count, size }) => countPages(await count(), size),
    }),
    page: t.field({
      type: PageCursor,
      nullable: true,
      description: 'The start of a page, or null if the page does not exist.',
      args: { number: t.arg.int({ required: true, description: 'The page number, starting at 1.' }) },
      resolve: async ({ list, size }, { number }, { dependencies }) => {
        if (number < 1) throw new ValidationError([{ path: 'number', message: messages.pageInvalid }])
        const cursor = await findPageStart(dependencies, list, { number, size })
        return cursor === undefined ? null : { number, cursor }
      },
    }),
  }),
})

export const { Edge: PostEdge, Connection: PostConnection } = defineConnection<PostView, ListedPosts>(
  'Post',
  {
    node: PostRef,
    items: 'posts',
  },
)

/** The edge of a post outside of a page, with its cursor in the lists that are sorted by time. */
export function newestFirstEdge(post: PostView): Page<PostView>['edges'][number] {
  return { node: post, cursor: encodeCursor(NEWEST_FIRST, post) }
}

builder.objectFields(PostConnection, (t) => ({
  totalCount: t.int({
    nullable: true,
    description:
      'The total number of posts in the connection. Null in `followedFeed`, `topPosts`, `User.memes`, `Viewer.likedPosts` and `Viewer.savedPosts`.',
    resolve: ({ count }) => count?.(),
  }),
  pageCursors: t.field({
    type: PageCursors,
    nullable: true,
    description: 'Cursors of numbered pages. Null except in `feed`, `trendingPosts` and `User.posts`.',
    args: {
      size: t.arg.int({ required: true, defaultValue: PAGE_SIZE, description: descriptions.pageSize }),
    },
    resolve: (posts, { size }) => {
      if (size < 1 || size > PAGE_SIZE_MAX)
        throw new ValidationError([{ path: 'size', message: messages.limitInvalid }])
      return 'list' in posts ? { ...posts, size } : null
    },
  }),
}))

async function loadConnection(
  dependencies: Dependencies,
  viewer: Viewer | null,
  list: PostList,
  window: ConnectionArguments,
) {
  const page = await listPosts(dependencies, viewer, list, window)
  return { ...page, list, count: () => countPosts(dependencies) }
}

builder.queryFields((t) => ({
  feed: t.field({
    type: PostConnection,
    authScopes: { public: true },
    description:
      'All posts, newest first. Pagination neither skips nor repeats posts when others are created or deleted.',
    args: connectionArguments,
    resolve: (_root, window, { dependencies, viewer }) =>
      loadConnection(dependencies, viewer, { kind: 'feed' }, window),
  }),
  trendingPosts: t.field({
    type: PostConnection,
    authScopes: { read: true },
    description: 'All posts, ordered by likes in relation to age.',
    args: connectionArguments,
    resolve: (_root, window, { dependencies, viewer }) =>
      loadConnection(dependencies, viewer, { kind: 'trending' }, window),
  }),
}))

const loadPostsOfMember = createContextLoader(
  ({ dependencies, viewer }, memberIds, window: ConnectionArguments & { hasMedia?: boolean }) =>
    listPostsOfMembers(dependencies, requireViewer(viewer), memberIds, window),
)

builder.objectFields(UserRef, (t) => ({
  posts: t.field({
    type: PostConnection,
    authScopes: { read: true },
    viewerDependent: true,
    description: 'The posts of the user, newest first.',
    args: connectionArguments,
    resolve: async ({ id, postCount }, window, context) => ({
      ...(await loadPostsOfMember(context, id, window)),
      list: { kind: 'member', memberId: id } as const,
      count: () => postCount,
    }),
  }),
  memes: t.field({
    type: PostConnection,
    authScopes: { read: true },
    viewerDependent: true,
    description: 'The posts of the user that have an image or video, newest first.',
    args: connectionArguments,
    resolve: ({ id }, window, context) => loadPostsOfMember(context, id, { ...window, hasMedia: true }),
  }),
}))
