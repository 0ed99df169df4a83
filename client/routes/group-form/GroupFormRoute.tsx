import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router-dom'
import type { groupFormLoaderQuery } from '#client/__generated__/groupFormLoaderQuery.graphql.ts'
import { isGroupModerator } from '#client/features/groups/group-roles.ts'
import { GroupForm } from '#client/features/groups/GroupForm.tsx'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { GoBackButton } from '#client/routes/GoBack.tsx'
import { GroupNotFound } from '#client/routes/GroupNotFound.tsx'
import { ScreenNotice } from '#client/routes/ScreenNotice.tsx'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { Card } from '#client/ui/Card.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { messages } from '#rules/messages.ts'
import { groupPath, groupsPath } from '#rules/site-paths.ts'
import { groupFormQuery, type groupFormLoader } from './groupFormLoader.ts'

const error = { title: 'Failed to load the group', headingLevel: 1, action: <GoBackButton /> } as const

/** A new group, or an existing one that its moderators edit. */
export function GroupFormRoute() {
  const reference = useLoaderData<typeof groupFormLoader>()
  if (!reference)
    return (
      <>
        <SubscreenHeading parent={groupsPath}>New group</SubscreenHeading>
        <Card>
          <GroupForm group={null} />
        </Card>
      </>
    )
  return (
    <QueryBoundary
      key={reference.variables.slug}
      skeleton={<PageSpinner label="Loading the group" />}
      error={error}
    >
      <EditGroup reference={reference} />
    </QueryBoundary>
  )
}

function EditGroup({ reference }: { reference: PreloadedQuery<groupFormLoaderQuery> }) {
  const { group } = useRouteQuery<groupFormLoaderQuery>(groupFormQuery, reference)
  if (!group) return <GroupNotFound />
  if (!isGroupModerator(group.viewerRole))
    return <ScreenNotice title={messages.groupModeratorsOnly} cast="ghost" action={<GoBackButton />} />
  return (
    <>
      <SubscreenHeading parent={groupPath(reference.variables.slug)}>Edit group</SubscreenHeading>
      <Card>
        <GroupForm group={group} />
      </Card>
    </>
  )
}
