import { useId } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import type { groupMembersLoaderListQuery } from '#client/__generated__/groupMembersLoaderListQuery.graphql.ts'
import type { groupMembersLoaderReportedQuery } from '#client/__generated__/groupMembersLoaderReportedQuery.graphql.ts'
import type { groupMembersLoaderQuery } from '#client/__generated__/groupMembersLoaderQuery.graphql.ts'
import { isGroupModerator } from '#client/features/groups/group-roles.ts'
import { GroupBans } from '#client/features/groups/GroupBans.tsx'
import { GroupMembers } from '#client/features/groups/GroupMembers.tsx'
import { GroupRequests } from '#client/features/groups/GroupRequests.tsx'
import { ReportedPosts } from '#client/features/groups/ReportedPosts.tsx'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { GoBackButton } from '#client/routes/GoBack.tsx'
import { GroupNotFound } from '#client/routes/GroupNotFound.tsx'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { LinkTabs } from '#client/ui/LinkTabs.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { groupMembersPath, groupPath } from '#rules/site-paths.ts'
import {
  groupMembersListQuery,
  type groupMembersLoader,
  groupMembersQuery,
  MEMBER_TABS,
  reportedPostsQuery,
} from './groupMembersLoader.ts'

const LABELS = { members: 'Members', requests: 'Requests', banned: 'Banned', reported: 'Reported' }
const error = { title: 'Failed to load members', headingLevel: 1, action: <GoBackButton /> } as const
const listError = { title: 'Failed to load the list' }
const skeleton = <PageSpinner label={messages.membersLoading} />

/** The members of a group, and for its owners and moderators the lists that they decide about. */
export function GroupMembersRoute() {
  const headingId = useId()
  const { revalidate } = useRevalidator()
  const { tab, group: reference, members, posts } = useLoaderData<typeof groupMembersLoader>()
  const { slug } = reference.variables
  const list = members ?? posts
  const refresh = useRefresh(
    members ? groupMembersListQuery : reportedPostsQuery,
    list.variables,
    FRESH_SECONDS.profiles,
  )
  const pathOf = (name: string) => groupMembersPath(slug) + (name === 'members' ? '' : `?tab=${name}`)
  return (
    <ListScreen<groupMembersLoaderQuery>
      key={slug}
      query={groupMembersQuery}
      reference={reference}
      freshSeconds={FRESH_SECONDS.profiles}
      alsoRefresh={refresh}
      skeleton={skeleton}
      error={error}
    >
      {({ group }) => {
        if (!group) return <GroupNotFound />
        const content = (
          <QueryBoundary
            key={tab}
            query={{ key: list, reload: () => void revalidate() }}
            skeleton={skeleton}
            error={listError}
          >
            {members ? (
              <Members reference={members} labelledBy={headingId} refresh={refresh} />
            ) : (
              <Reported reference={posts} labelledBy={headingId} />
            )}
          </QueryBoundary>
        )
        return (
          <>
            <SubscreenHeading id={headingId} subject={group.name} parent={groupPath(group.slug)}>
              Members
            </SubscreenHeading>
            {isGroupModerator(group.viewerRole) ? (
              <LinkTabs
                label="Members"
                tabs={MEMBER_TABS.map((name) => ({ name: LABELS[name], to: pathOf(name) }))}
                current={pathOf(tab)}
              >
                {content}
              </LinkTabs>
            ) : (
              content
            )}
          </>
        )
      }}
    </ListScreen>
  )
}

type MembersProps = {
  reference: PreloadedQuery<groupMembersLoaderListQuery>
  labelledBy: string
  refresh: () => Promise<void>
}

function Members({ reference, ...list }: MembersProps) {
  const { group } = useRouteQuery<groupMembersLoaderListQuery>(groupMembersListQuery, reference)
  if (!group) return null
  const { GroupMembers_group, GroupRequests_group, GroupBans_group } = group
  return (
    <>
      {GroupMembers_group && <GroupMembers group={GroupMembers_group} {...list} />}
      {GroupRequests_group && <GroupRequests group={GroupRequests_group} {...list} />}
      {GroupBans_group && <GroupBans group={GroupBans_group} {...list} />}
    </>
  )
}

type ReportedProps = { reference: PreloadedQuery<groupMembersLoaderReportedQuery>; labelledBy: string }

function Reported({ reference, labelledBy }: ReportedProps) {
  const { group } = useRouteQuery<groupMembersLoaderReportedQuery>(reportedPostsQuery, reference)
  return group && <ReportedPosts group={group} labelledBy={labelledBy} />
}
