import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { OwnGroups_viewer$key } from '#client/__generated__/OwnGroups_viewer.graphql.ts'
import type { OwnGroupsPaginationQuery } from '#client/__generated__/OwnGroupsPaginationQuery.graphql.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { newGroupPath, sortedGroupsPath } from './group-paths.ts'
import { GroupList } from './GroupList.tsx'

/** The groups of the viewer, joined last first. */
export function OwnGroups({ viewer, labelledBy }: { viewer: OwnGroups_viewer$key; labelledBy: string }) {
  const { data, ...pagination } = usePaginationFragment<OwnGroupsPaginationQuery, OwnGroups_viewer$key>(
    graphql`
      fragment OwnGroups_viewer on Viewer
      @refetchable(queryName: "OwnGroupsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @throwOnFieldError {
        groups(first: $count, after: $cursor) @connection(key: "OwnGroups_groups") {
          edges {
            ...GroupList_edges
          }
        }
      }
    `,
    viewer,
  )
  return (
    <GroupList
      edges={data.groups.edges}
      pagination={pagination}
      labelledBy={labelledBy}
      empty={
        <Notice
          title="You are in no group yet"
          cast="raccoon"
          action={
            <>
              <ButtonLink to={sortedGroupsPath('POPULAR')}>Find a group</ButtonLink>
              <ButtonLink to={newGroupPath} variant="secondary">
                Start a group
              </ButtonLink>
            </>
          }
        >
          Join one about something you like. Its posts appear in your feed.
        </Notice>
      }
    />
  )
}
