import { useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { moderationLoaderQuery } from '#client/__generated__/moderationLoaderQuery.graphql.ts'
import { CaseList } from '#client/features/moderation/CaseList.tsx'
import { casesPath } from '#client/features/moderation/case-paths.ts'
import { casesLoadFailed, casesLoading } from '#client/features/moderation/messages.ts'
import { LIVE_CASES, useCaseEvents } from '#client/features/moderation/useCaseEvents.ts'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { LinkTabs } from '#client/ui/LinkTabs.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { CaseScreen } from './CaseScreen.tsx'
import { casesQuery, type moderationLoader } from './moderationLoader.ts'
import { CheckRole, ModeratorsOnly } from './ModeratorsOnly.tsx'

const TABS = [
  { name: 'Open', to: casesPath('OPEN') },
  { name: 'Appealed', to: casesPath('APPEALED') },
  { name: 'Decided', to: casesPath('DECIDED') },
]
const error = { title: casesLoadFailed, action: <CheckRole /> }

/** The cases in one status, or one of them. */
export function ModerationRoute() {
  return (
    <ModeratorsOnly>
      <Screen />
    </ModeratorsOnly>
  )
}

function Screen() {
  const { cases, opened } = useLoaderData<typeof moderationLoader>()
  const headingId = useId()
  const { status } = cases.variables
  useCaseEvents()
  if (opened) return <CaseScreen reference={opened} cases={cases} />
  return (
    <>
      <SubscreenHeading id={headingId}>Moderation</SubscreenHeading>
      <LinkTabs label="Cases" tabs={TABS} current={casesPath(status)}>
        <ListScreen<moderationLoaderQuery>
          key={status}
          query={casesQuery}
          reference={cases}
          freshSeconds={FRESH_SECONDS.cases}
          live={LIVE_CASES}
          skeleton={<PageSpinner label={casesLoading} />}
          error={error}
        >
          {(query, refresh) => (
            <CaseList query={query} status={status} labelledBy={headingId} refresh={refresh} />
          )}
        </ListScreen>
      </LinkTabs>
    </>
  )
}
