import type { ReactNode } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import type { DataID, GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { PostFeedSkeleton } from '#client/features/feed/PostFeedSkeleton.tsx'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { QueryBoundary, type LoadErrorContent } from '#client/relay/QueryBoundary.tsx'
import { NO_LIVE_LIST, useLiveList, type LiveListOptions } from '#client/relay/useLiveList.ts'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'

const POSTS_ERROR = { title: messages.somethingWrong, text: messages.postsLoadFailed }
const noIds = () => []

type ScreenContentProps<TQuery extends OperationType> = {
  query: GraphQLTaggedNode
  /** The query that the loader started. */
  reference: PreloadedQuery<TQuery>
  freshSeconds?: number
  /** The list whose pending items a refresh shows. */
  live?: LiveListOptions
  /** Fetches further content of the screen again. */
  alsoRefresh?: () => Promise<void> | undefined
  /** The records whose invalidation fetches the query again at once. */
  invalidatedBy?: (data: TQuery['response']) => DataID[]
  /** The list, which is empty if the query returns no items. */
  children: (data: TQuery['response'], refresh: () => Promise<void>) => ReactNode
}

type ListScreenProps<TQuery extends OperationType> = ScreenContentProps<TQuery> & {
  /** Default: the skeleton of a list of posts. */
  skeleton?: ReactNode
  /** Default: the error of a list of posts. */
  error?: LoadErrorContent
}

/** A screen with the query of its route: loading, failed, offline, and loaded with the ways to refresh it. */
export function ListScreen<TQuery extends OperationType>({
  skeleton,
  error = POSTS_ERROR,
  ...content
}: ListScreenProps<TQuery>) {
  return (
    <QueryBoundary skeleton={skeleton ?? <PostFeedSkeleton />} error={error}>
      <ScreenContent {...content} />
    </QueryBoundary>
  )
}

function ScreenContent<TQuery extends OperationType>({
  query,
  reference,
  freshSeconds = FRESH_SECONDS.posts,
  live = NO_LIVE_LIST,
  invalidatedBy = noIds,
  alsoRefresh,
  children,
}: ScreenContentProps<TQuery>) {
  const data = useRouteQuery<TQuery>(query, reference)
  const refetch = useRefresh(query, reference.variables, freshSeconds, invalidatedBy(data))
  const { reveal } = useLiveList(live)
  const refresh = async () => {
    await Promise.all([refetch(), alsoRefresh?.()])
    reveal()
  }
  return <PullToRefresh refresh={refresh}>{children(data, refresh)}</PullToRefresh>
}
