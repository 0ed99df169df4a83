import { useMemo } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { Decisions_viewer$key } from '#client/__generated__/Decisions_viewer.graphql.ts'
import type { DecisionsPaginationQuery } from '#client/__generated__/DecisionsPaginationQuery.graphql.ts'
import { paths } from '#client/paths.ts'
import { LoadNextPage } from '#client/relay/LoadNextPage.tsx'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { ListEnd } from '#client/ui/list/LoadMore.tsx'
import { VirtualList } from '#client/ui/list/VirtualList.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { messages } from '#rules/messages.ts'
import { DecidedCase } from './DecidedCase.tsx'
import * as decisionMessages from './decision-messages.ts'

/** The decisions of moderators about the viewer, newest first. */
export function Decisions({ viewer, labelledBy }: { viewer: Decisions_viewer$key; labelledBy: string }) {
  const { data, ...pagination } = usePaginationFragment<DecisionsPaginationQuery, Decisions_viewer$key>(
    graphql`
      fragment Decisions_viewer on Viewer
      @refetchable(queryName: "DecisionsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        cases(first: $count, after: $cursor) @connection(key: "Decisions_cases") {
          edges {
            node {
              id
              ...DecidedCase_case
            }
          }
        }
      }
    `,
    viewer,
  )
  const { edges } = data.cases
  const cases = useMemo(() => edges.map(({ node }) => node), [edges])
  if (cases.length === 0 && !pagination.hasNext) {
    return (
      <Notice
        title="No decisions about you"
        cast="owl"
        action={
          <ButtonLink variant="secondary" to={paths.rules}>
            Read the rules
          </ButtonLink>
        }
      >
        If a moderator acts on your posts, comments, groups or account, you read here why, and you can appeal.
      </Notice>
    )
  }
  return (
    <VirtualList
      items={cases}
      labelledBy={labelledBy}
      hasMore={pagination.hasNext}
      isLoading={pagination.isLoadingNext}
      renderItem={(decided, place) => <DecidedCase key={decided.id} case={decided} {...place} />}
      end={
        pagination.hasNext ? (
          <LoadNextPage
            pagination={pagination}
            failedMessage={decisionMessages.moreDecisionsFailed}
            loadingLabel="Loading more decisions..."
          />
        ) : (
          <ListEnd>{messages.endOfList}</ListEnd>
        )
      }
    />
  )
}
