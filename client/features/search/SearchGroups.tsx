import { use, useId, useMemo } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks'
import type { SearchGroups_group$key } from '#client/__generated__/SearchGroups_group.graphql.ts'
import type { SearchGroups_query$key } from '#client/__generated__/SearchGroups_query.graphql.ts'
import type { SearchGroupsPaginationQuery } from '#client/__generated__/SearchGroupsPaginationQuery.graphql.ts'
import styles from '#client/features/follows/MemberList.module.css'
import { GroupLink } from '#client/features/groups/GroupLink.tsx'
import { LoadNextPage } from '#client/relay/LoadNextPage.tsx'
import { MemberHighlight } from '#client/ui/highlight.ts'
import { ListArticle } from '#client/ui/list/ListArticle.tsx'
import { ListEnd } from '#client/ui/list/LoadMore.tsx'
import { VirtualList } from '#client/ui/list/VirtualList.tsx'
import { messages } from '#rules/messages.ts'
import * as searchMessages from '#rules/messages/search.ts'
import { createHighlighter } from './mark-matches.tsx'
import { NoResults } from './NoResults.tsx'
import { resultCount, useResultCount } from './result-count.ts'
import type { SearchParams } from './search-params.ts'

type SearchGroupsProps = {
  query: SearchGroups_query$key
  params: SearchParams
  labelledBy: string
  /** Called with the number of results as a text. */
  onCount: (count: string) => void
}

/** The groups that match the search. */
export function SearchGroups({ query, params, labelledBy, onCount }: SearchGroupsProps) {
  const { data, ...pagination } = usePaginationFragment<SearchGroupsPaginationQuery, SearchGroups_query$key>(
    graphql`
      fragment SearchGroups_query on Query
      @refetchable(queryName: "SearchGroupsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @throwOnFieldError {
        searchGroups(query: $query, first: $count, after: $cursor)
          @connection(key: "SearchGroups_searchGroups") {
          edges {
            node {
              id
              ...SearchGroups_group
            }
          }
        }
      }
    `,
    query,
  )
  const { edges } = data.searchGroups
  useResultCount(resultCount(edges.length, pagination.hasNext), onCount)
  const highlighter = useMemo(() => createHighlighter(params.q), [params.q])
  const groups = useMemo(() => edges.map(({ node }) => node), [edges])
  if (groups.length === 0 && !pagination.hasNext) return <NoResults params={params} />
  return (
    <MemberHighlight value={highlighter}>
      <VirtualList
        isDense
        items={groups}
        labelledBy={labelledBy}
        hasMore={pagination.hasNext}
        isLoading={pagination.isLoadingNext}
        renderItem={(group, place) => <Item key={group.id} group={group} {...place} />}
        end={
          pagination.hasNext ? (
            <LoadNextPage
              pagination={pagination}
              failedMessage={searchMessages.moreGroupsFailed}
              loadingLabel={searchMessages.groupsLoading}
            />
          ) : (
            <ListEnd>{messages.endOfList}</ListEnd>
          )
        }
      />
    </MemberHighlight>
  )
}

type ItemProps = { group: SearchGroups_group$key; position: number; setSize: number }

function Item({ group: groupRef, position, setSize }: ItemProps) {
  const nameId = useId()
  const highlight = use(MemberHighlight)
  const group = useFragment(
    graphql`
      fragment SearchGroups_group on Group {
        description
        ...GroupLink_group
      }
    `,
    groupRef,
  )
  const { description } = group
  return (
    <ListArticle className={styles.item} aria-labelledby={nameId} position={position} setSize={setSize}>
      <GroupLink group={group} nameId={nameId} />
      {description && (
        <p dir="auto" className={styles.bio}>
          {highlight?.([description]) ?? description}
        </p>
      )}
    </ListArticle>
  )
}
