import { useEffect, useMemo, useState } from 'react'
import type { useCaseQueue_query$key } from '#client/__generated__/useCaseQueue_query.graphql.ts'
import type { CaseStatus } from '#client/__generated__/moderationLoaderQuery.graphql.ts'
import { LoadNextPage } from '#client/relay/LoadNextPage.tsx'
import { NewItems } from '#client/relay/NewItems.tsx'
import { subscriptionStarts } from '#client/relay/subscribe.ts'
import { useLiveList } from '#client/relay/useLiveList.ts'
import { ListEnd } from '#client/ui/list/LoadMore.tsx'
import { VirtualList } from '#client/ui/list/VirtualList.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { messages } from '#rules/messages.ts'
import type { CaseFilter } from './case-paths.ts'
import { CaseItem } from './CaseItem.tsx'
import * as caseMessages from './messages.ts'
import { LIVE_CASES } from './useCaseEvents.ts'
import { useCaseQueue } from './useCaseQueue.ts'

const NOUNS = { one: 'case', many: 'cases' }

const EMPTY: Readonly<Record<CaseStatus, { title: string; text: string }>> = {
  OPEN: { title: 'No open cases', text: 'What members report appears here.' },
  APPEALED: { title: 'No appeals', text: 'Decisions that authors appeal appear here.' },
  DECIDED: { title: 'No decisions yet', text: 'Cases appear here after their decision.' },
}

type CaseListProps = {
  query: useCaseQueue_query$key
  filter: CaseFilter
  /** The id of the heading of the list. */
  labelledBy: string
  /** Fetches the first page again. */
  refresh: () => Promise<void>
}

/** The cases in one status. A case that is decided while the list is shown stays in its place, so that nothing moves. */
export function CaseList({ query, filter, labelledBy, refresh }: CaseListProps) {
  const { status } = filter
  const { edges, pagination } = useCaseQueue(query)
  const [wasElsewhere] = useState(
    () => new Set(edges.filter(({ node }) => node.status !== status).map(({ node }) => node.id)),
  )
  const cases = useMemo(
    () =>
      edges.map(({ node }) => node).filter((node) => node.status === status || !wasElsewhere.has(node.id)),
    [edges, status, wasElsewhere],
  )
  const { markIncomplete } = useLiveList(LIVE_CASES)
  useEffect(
    () =>
      subscriptionStarts.subscribe(() => {
        // The list is newer than the previous connection, if there was none.
        if (subscriptionStarts.get() > 1) markIncomplete()
      }),
    [markIncomplete],
  )
  return (
    <>
      <NewItems list={LIVE_CASES} nouns={NOUNS} count={0} refresh={refresh} />
      {cases.length === 0 && !pagination.hasNext ? (
        <Notice title={EMPTY[status].title} cast="koala">
          {EMPTY[status].text}
        </Notice>
      ) : (
        <VirtualList
          isDense
          items={cases}
          labelledBy={labelledBy}
          hasMore={pagination.hasNext}
          isLoading={pagination.isLoadingNext}
          renderItem={(node, place) => <CaseItem moderationCase={node} listed={filter} {...place} />}
          end={
            pagination.hasNext ? (
              <LoadNextPage
                pagination={pagination}
                failedMessage={caseMessages.moreCasesFailed}
                loadingLabel={caseMessages.casesLoading}
              />
            ) : (
              <ListEnd>{messages.endOfList}</ListEnd>
            )
          }
        />
      )}
    </>
  )
}
