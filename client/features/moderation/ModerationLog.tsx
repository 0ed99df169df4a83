import { useMemo } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { ModerationLog_query$key } from '#client/__generated__/ModerationLog_query.graphql.ts'
import type { ModerationLogPaginationQuery } from '#client/__generated__/ModerationLogPaginationQuery.graphql.ts'
import { LoadNextPage } from '#client/relay/LoadNextPage.tsx'
import { ListEnd } from '#client/ui/list/LoadMore.tsx'
import { VirtualList } from '#client/ui/list/VirtualList.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { messages } from '#rules/messages.ts'
import { LoggedAction } from './LoggedAction.tsx'
import { actionsLoading, moreActionsFailed } from './messages.ts'

type ModerationLogProps = {
  query: ModerationLog_query$key
  /** The id of the heading of the list. */
  labelledBy: string
}

/** All that moderators and the operator have done, newest first. */
export function ModerationLog({ query, labelledBy }: ModerationLogProps) {
  const { data, ...pagination } = usePaginationFragment<
    ModerationLogPaginationQuery,
    ModerationLog_query$key
  >(
    graphql`
      fragment ModerationLog_query on Query
      @refetchable(queryName: "ModerationLogPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @throwOnFieldError {
        moderationLog(first: $count, after: $cursor) @connection(key: "ModerationLog_moderationLog") {
          edges {
            node {
              id
              ...LoggedAction_action
            }
          }
        }
      }
    `,
    query,
  )
  const { edges } = data.moderationLog
  const actions = useMemo(() => edges.map(({ node }) => node), [edges])
  if (actions.length === 0)
    return (
      <Notice title="Nothing to show" cast="koala">
        What moderators do appears here.
      </Notice>
    )
  return (
    <VirtualList
      isDense
      items={actions}
      labelledBy={labelledBy}
      hasMore={pagination.hasNext}
      isLoading={pagination.isLoadingNext}
      renderItem={(action, place) => <LoggedAction key={action.id} action={action} {...place} />}
      end={
        pagination.hasNext ? (
          <LoadNextPage
            pagination={pagination}
            failedMessage={moreActionsFailed}
            loadingLabel={actionsLoading}
          />
        ) : (
          <ListEnd>{messages.endOfList}</ListEnd>
        )
      }
    />
  )
}
