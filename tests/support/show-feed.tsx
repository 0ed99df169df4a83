import { act } from '@testing-library/react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import type { MockEnvironment, MockResolvers } from 'relay-test-utils'
import type { everyoneLoaderQuery } from '#client/__generated__/everyoneLoaderQuery.graphql.ts'
import { FeedPosts } from '#client/features/feed/FeedPosts.tsx'
import { usePostChanges } from '#client/features/posts/usePostChanges.ts'
import { useFeedHead } from '#client/features/feed/useFeedHead.ts'
import { usePostEvents } from '#client/features/feed/usePostEvents.ts'
import { PostFeedSkeleton } from '#client/features/feed/PostFeedSkeleton.tsx'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { paths } from '#client/paths.ts'
import { everyoneQuery } from '#client/routes/everyone/everyoneLoader.ts'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { renderWithRelay } from './render-with-relay.tsx'

type PostFixture = {
  id: string
  text?: string
  author?: string
  createdAt?: string
  likeCount?: number
  dislikeCount?: number
  shareCount?: number
  viewerReaction?: 'LIKE' | 'DISLIKE' | null
  viewerCanDelete?: boolean
  viewerCanEdit?: boolean
  viewerSaved?: boolean
  editedAt?: string | null
  media?: object
  isSensitive?: boolean
  isRemoved?: boolean
  creditedPost?: object | null
  group?: { id?: string; slug: string; name?: string } | null
  meme?: { isRemixable: boolean } | null
  remixOf?: { id: string; databaseId: string; author: { id: string; username: string } } | null
}

/** A post as the server returns it, with fixed default values. */
export function postOf({ id, text = `Post ${id}`, author = 'Mira Holm', ...rest }: PostFixture) {
  return {
    __typename: 'Post',
    __isReactable: 'Post',
    id,
    databaseId: '01900000-0000-7000-8000-00000000000f',
    text,
    createdAt: '2026-11-20T12:00:00.000Z',
    likeCount: 0,
    dislikeCount: 0,
    commentCount: 0,
    shareCount: 0,
    viewerReaction: null,
    viewerCanDelete: false,
    viewerCanEdit: false,
    viewerSaved: false,
    creditedPost: null,
    group: null,
    editedAt: null,
    media: null,
    isSensitive: false,
    isRemoved: false,
    meme: null,
    remixOf: null,
    author: {
      __typename: 'User',
      id: `user of ${id}`,
      databaseId: '01900000-0000-7000-8000-000000000001',
      fullName: author,
      username: 'mira',
      photoUrl: '/media/avatar/1/fox.svg',
      photoSrcSet: null,
    },
    ...rest,
  }
}

/** Resolvers that return these posts for every list of posts. */
export function listOf(posts: PostFixture[], { hasNextPage = false } = {}): MockResolvers {
  return {
    PostConnection: () => ({
      edges: posts.map((post) => ({ cursor: `cursor of ${post.id}`, node: postOf(post) })),
      pageInfo: { hasNextPage, endCursor: `cursor of ${posts.at(-1)?.id}` },
    }),
  }
}

const variables = {}

function Feed() {
  const query = useLazyLoadQuery<everyoneLoaderQuery>(everyoneQuery, variables)
  const refresh = useRefresh(everyoneQuery, variables, FRESH_SECONDS.posts)
  return <FeedPosts query={query} labelledBy="heading" refresh={refresh} />
}

function LivePosts() {
  usePostEvents()
  useFeedHead()
  usePostChanges()
  return null
}

/** Shows the feed while its first page is loading. */
export function showEmptyFeed(environment?: MockEnvironment) {
  window.history.replaceState(null, '', paths.everyone)
  const view = renderWithRelay(
    <>
      <LivePosts />
      <h1 id="heading">Trending Posts</h1>
      <QueryBoundary
        skeleton={<PostFeedSkeleton />}
        error={{ title: messages.somethingWrong, text: messages.postsLoadFailed }}
      >
        <Feed />
      </QueryBoundary>
    </>,
    { at: paths.everyone, environment },
  )
  const announce = (postEvents: object) =>
    act(async () => {
      const subscription = view.environment.mock.findOperation(
        ({ request }) => request.node.params.name === 'usePostEventsSubscription',
      )
      view.environment.mock.nextValue(subscription, { data: { postEvents } })
    })
  return {
    ...view,
    announcePost: (post: PostFixture, { isInHomeFeed = false } = {}) =>
      announce({
        __typename: 'PostCreated',
        isInHomeFeed,
        postEdge: { cursor: `cursor of ${post.id}`, node: postOf(post) },
      }),
    announceDeletion: (deletedPostId: string) => announce({ __typename: 'PostDeleted', deletedPostId }),
  }
}

/** Shows the feed with its first page. */
export async function showFeed(posts: PostFixture[], page?: { hasNextPage: boolean }) {
  const view = showEmptyFeed()
  await view.resolve('everyoneLoaderQuery', listOf(posts, page))
  return view
}
