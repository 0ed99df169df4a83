import DataLoader from 'dataloader'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { requireViewer, type Viewer } from '#server/platform/viewer.ts'
import { listPosts, listPostsOfMembers, type ConnectionArguments, type PostPage } from './list-posts.ts'
import { countPosts, pageStart } from './numbered-pages.ts'
import type { PostList } from './post-lists.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import type { GraphQLContext } from '#server/platform/graphql/context.ts'
import { descriptions } from '#server/platform/graphql/descriptions.ts'
import { PostRef } from './post.graphql.ts'
import { UserRef } from '#server/features/members/user.graphql.ts'

/** `totalCount`: of the list, where it is known already. */
type ListedPage = PostPage & { list: PostList; totalCount?: number }
type NumberedPages = Pick<ListedPage, 'list' | 'totalCount'> & { size: number }

const PageCursor = builder.objectRef<{ number: number; cursor: string | null }>('PageCursor').implement({
  description: 'Where a numbered page begins.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: "The page's number, counted from 1." }),
    cursor: t.exposeString('cursor', {
      nullable: true,
      description:
        'Give this as `after`, with the size as `first`; null for the first page, which begins at the top.',
    }),
  }),
})

const PageCursors = builder.objectRef<NumberedPages>('PageCursors').implement({
  description: 'The connection as numbered pages of one size.',
  fields: (t) => ({
    totalPages: t.int({
      description: 'How many pages there are.',
      resolve: async ({ list, totalCount, size }, _args, { dependencies }) =>
        Math.ceil((totalCount ?? (await countPosts(dependencies, list))) / size),
    }),
    page: t.field({
      type: PageCursor,
      nullable: true,
      description: 'Where one page begins; null when there is no such page.',
      args: { number: t.arg.int({ required: true, description: 'Counted from 1.' }) },
      resolve: async ({ list, size }, { number }, { dependencies }) => {
        if (number < 1) throw new ValidationError([{ path: 'number', message: messages.pageInvalid }])
        const cursor = await pageStart(dependencies, list, number, size)
        return cursor === undefined ? null : { number, cursor }
      },
    }),
  }),
})

const PostEdge = builder.objectRef<PostPage['posts'][number]>('PostEdge').implement({
  description: 'A post at its place in a list.',
  fields: (t) => ({
    node: t.field({ type: PostRef, description: 'The post.', resolve: ({ post }) => post }),
    cursor: t.exposeString('cursor', { description: 'This place, to go on from as `after` or `before`.' }),
  }),
})

/** Written by hand rather than by the plugin, because a connection here knows its list for the fields beside its page. */
const PostConnection = builder.objectRef<ListedPage>('PostConnection').implement({
  description: 'A list of posts, read page by page from either end.',
  fields: (t) => ({
    edges: t.field({
      type: [PostEdge],
      description: 'The posts of this page, in order.',
      resolve: ({ posts }) => posts,
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Where this page ends, and whether the list goes on.',
      resolve: ({ posts, hasNextPage, hasPreviousPage }) => ({
        hasNextPage,
        hasPreviousPage,
        startCursor: posts[0]?.cursor ?? null,
        endCursor: posts.at(-1)?.cursor ?? null,
      }),
    }),
    totalCount: t.int({
      description: 'How many posts the whole list has.',
      resolve: ({ list, totalCount }, _args, { dependencies }) =>
        totalCount ?? countPosts(dependencies, list),
    }),
    pageCursors: t.field({
      type: PageCursors,
      description: 'Numbered pages, for lists that are not scrolled.',
      args: {
        size: t.arg.int({ required: true, defaultValue: PAGE_SIZE, description: descriptions.pageSize }),
      },
      resolve: ({ list, totalCount }, { size }) => {
        if (size >= 1 && size <= PAGE_SIZE_MAX) return { list, totalCount, size }
        throw new ValidationError([{ path: 'size', message: messages.limitInvalid }])
      },
    }),
  }),
})

/** Relay's four, each with a word about itself, which the plugin's own lack. */
const windowArguments = builder.args((t) => ({
  first: t.int({
    description: `How many from the top, 0 to ${PAGE_SIZE_MAX}; ${PAGE_SIZE} when neither is given. More is an error, and so are both.`,
  }),
  after: t.string({ description: 'A cursor: only what comes below it.' }),
  last: t.int({ description: `How many from the bottom, 0 to ${PAGE_SIZE_MAX}.` }),
  before: t.string({ description: 'A cursor: only what comes above it.' }),
}))

async function loadConnection(
  dependencies: Dependencies,
  viewer: Viewer | null,
  list: PostList,
  window: ConnectionArguments,
) {
  return { ...(await listPosts(dependencies, requireViewer(viewer), list, window)), list }
}

builder.queryFields((t) => ({
  feed: t.field({
    type: PostConnection,
    authScopes: { read: true },
    description: 'All posts, newest first. Paging neither skips nor repeats one while others come and go.',
    args: windowArguments,
    resolve: (_root, window, { dependencies, viewer }) =>
      loadConnection(dependencies, viewer, { kind: 'feed' }, window),
  }),
  trendingPosts: t.field({
    type: PostConnection,
    authScopes: { read: true },
    description: 'All posts, those first that are liked most for their age.',
    args: windowArguments,
    resolve: (_root, window, { dependencies, viewer }) =>
      loadConnection(dependencies, viewer, { kind: 'trending' }, window),
  }),
}))

builder.objectField(UserRef, 'posts', (t) =>
  t.field({
    type: PostConnection,
    authScopes: { read: true },
    description: 'Their posts, newest first.',
    args: windowArguments,
    resolve: async ({ id, postCount }, window, context) => ({
      ...(await pagesOfMembers(context, window).load(id)),
      list: { kind: 'member', memberId: id } as const,
      totalCount: postCount,
    }),
  }),
)

const loaders = new WeakMap<GraphQLContext, Map<string, DataLoader<string, PostPage>>>()

/** Reads the same page of many members' posts together, such as of all authors of a page, whichever field asks. */
function pagesOfMembers(context: GraphQLContext, window: ConnectionArguments): DataLoader<string, PostPage> {
  const ofContext = loaders.get(context) ?? new Map<string, DataLoader<string, PostPage>>()
  loaders.set(context, ofContext)
  const key = JSON.stringify(window)
  const load = (memberIds: readonly string[]) =>
    listPostsOfMembers(context.dependencies, requireViewer(context.viewer), memberIds, window)
  // Nothing is kept: when a later event of a subscription asks again, there may be other posts.
  const loader = ofContext.get(key) ?? new DataLoader(load, { cache: false })
  ofContext.set(key, loader)
  return loader
}
