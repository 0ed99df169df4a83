import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { AllGroups_query$key } from '#client/__generated__/AllGroups_query.graphql.ts'
import type { AllGroupsPaginationQuery } from '#client/__generated__/AllGroupsPaginationQuery.graphql.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { newGroupPath } from './group-paths.ts'
import { GroupList } from './GroupList.tsx'

/** All groups of the site in the order of the URL. */
export function AllGroups({ query, labelledBy }: { query: AllGroups_query$key; labelledBy: string }) {
  const { data, ...pagination } = usePaginationFragment<AllGroupsPaginationQuery, AllGroups_query$key>(
    graphql`
      fragment AllGroups_query on Query
      @refetchable(queryName: "AllGroupsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @throwOnFieldError {
        groups(sort: $sort, first: $count, after: $cursor)
          @connection(key: "AllGroups_groups", filters: ["sort"]) {
          edges {
            ...GroupList_edges
          }
        }
      }
    `,
    query,
  )
  return (
    <GroupList
      edges={data.groups.edges}
      pagination={pagination}
      labelledBy={labelledBy}
      empty={
        <Notice
          title="No groups yet"
          cast="owl"
          action={<ButtonLink to={newGroupPath}>Start a group</ButtonLink>}
        >
          Be the first to start one.
        </Notice>
      }
    />
  )
}
