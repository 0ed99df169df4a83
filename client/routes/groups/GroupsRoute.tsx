import { useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { groupsLoaderQuery } from '#client/__generated__/groupsLoaderQuery.graphql.ts'
import { AllGroups } from '#client/features/groups/AllGroups.tsx'
import { GROUP_SORTS, newGroupPath, sortedGroupsPath } from '#client/features/groups/group-paths.ts'
import { groupsLoadFailed, groupsLoading } from '#client/features/groups/messages.ts'
import { OwnGroups } from '#client/features/groups/OwnGroups.tsx'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { useIsVisitor } from '#client/session/useRequireSignIn.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { LinkTabs } from '#client/ui/LinkTabs.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { groupsPath } from '#rules/site-paths.ts'
import { type groupsLoader, groupsQuery } from './groupsLoader.ts'

const error = { title: groupsLoadFailed }
const own = { name: 'Mine', to: groupsPath }
const sorted = GROUP_SORTS.map(({ name, sort }) => ({ name, to: sortedGroupsPath(sort) }))

/** The groups of the viewer, or all of them in three orders. */
export function GroupsRoute() {
  const headingId = useId()
  const isVisitor = useIsVisitor()
  const reference = useLoaderData<typeof groupsLoader>()
  const { isOwn, sort } = reference.variables
  const current = isOwn ? own.to : sortedGroupsPath(sort)
  return (
    <>
      <SubscreenHeading
        id={headingId}
        actions={
          !isVisitor && (
            <ButtonLink to={newGroupPath} size="small">
              New group
            </ButtonLink>
          )
        }
      >
        Groups
      </SubscreenHeading>
      <LinkTabs label="Groups" tabs={isVisitor ? sorted : [own, ...sorted]} current={current}>
        <ListScreen<groupsLoaderQuery>
          key={current}
          query={groupsQuery}
          reference={reference}
          freshSeconds={FRESH_SECONDS.profiles}
          skeleton={<PageSpinner label={groupsLoading} />}
          error={error}
        >
          {({ viewer, AllGroups_query }) => (
            <>
              {viewer && <OwnGroups viewer={viewer} labelledBy={headingId} />}
              {AllGroups_query && <AllGroups query={AllGroups_query} labelledBy={headingId} />}
            </>
          )}
        </ListScreen>
      </LinkTabs>
    </>
  )
}
