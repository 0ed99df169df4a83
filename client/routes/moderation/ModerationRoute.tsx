import { useEffect, useId } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router-dom'
import type { moderationLoaderLogQuery } from '#client/__generated__/moderationLoaderLogQuery.graphql.ts'
import type { moderationLoaderQuery } from '#client/__generated__/moderationLoaderQuery.graphql.ts'
import { CASE_SHORTCUTS } from '#client/features/moderation/case-actions.ts'
import { CaseList } from '#client/features/moderation/CaseList.tsx'
import { casesPath, logPath } from '#client/features/moderation/case-paths.ts'
import * as caseMessages from '#client/features/moderation/messages.ts'
import { ReasonFilter } from '#client/features/moderation/ReasonFilter.tsx'
import { ModerationLog } from '#client/features/moderation/ModerationLog.tsx'
import { LIVE_CASES, useCaseEvents } from '#client/features/moderation/useCaseEvents.ts'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { LinkTabs } from '#client/ui/LinkTabs.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { screenShortcuts } from '#client/ui/shortcuts/shortcuts.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { CaseScreen } from './CaseScreen.tsx'
import { casesQuery, logQuery, type moderationLoader } from './moderationLoader.ts'
import { CheckRole, ModeratorsOnly } from './ModeratorsOnly.tsx'

const TABS = [
  { name: 'Open', status: 'OPEN' },
  { name: 'Appealed', status: 'APPEALED' },
  { name: 'Decided', status: 'DECIDED' },
] as const
const casesError = { title: caseMessages.casesLoadFailed, action: <CheckRole /> }
const logError = { title: caseMessages.logLoadFailed, action: <CheckRole /> }

/** The cases in one status, one of them, or the log. */
export function ModerationRoute() {
  const queries = useLoaderData<typeof moderationLoader>()
  return (
    <ModeratorsOnly>
      {queries.log ? <LogScreen reference={queries.log} /> : <CaseScreens {...queries} />}
    </ModeratorsOnly>
  )
}

type CaseScreensProps = Exclude<ReturnType<typeof moderationLoader>, { log: unknown }>

function CaseScreens({ cases, opened }: CaseScreensProps) {
  useCaseEvents()
  useEffect(() => {
    screenShortcuts.set(CASE_SHORTCUTS)
    return () => screenShortcuts.set(null)
  }, [])
  return opened ? <CaseScreen reference={opened} cases={cases} /> : <ListOfCases reference={cases} />
}

function ListOfCases({ reference }: { reference: PreloadedQuery<moderationLoaderQuery> }) {
  const headingId = useId()
  const filter = reference.variables
  const { reason } = filter
  const tabs = TABS.map(({ name, status }) => ({ name, to: casesPath({ status, reason }) }))
  const log = (
    <ButtonLink to={logPath} variant="quiet" size="small">
      Log
    </ButtonLink>
  )
  return (
    <>
      <SubscreenHeading id={headingId} actions={log}>
        Moderation
      </SubscreenHeading>
      <LinkTabs label="Cases" tabs={tabs} current={casesPath(filter)}>
        <ReasonFilter filter={filter} />
        <ListScreen<moderationLoaderQuery>
          key={casesPath(filter)}
          query={casesQuery}
          reference={reference}
          freshSeconds={FRESH_SECONDS.cases}
          live={LIVE_CASES}
          skeleton={<PageSpinner label={caseMessages.casesLoading} />}
          error={casesError}
        >
          {(query, refresh) => (
            <CaseList query={query} filter={filter} labelledBy={headingId} refresh={refresh} />
          )}
        </ListScreen>
      </LinkTabs>
    </>
  )
}

function LogScreen({ reference }: { reference: PreloadedQuery<moderationLoaderLogQuery> }) {
  const headingId = useId()
  return (
    <>
      <SubscreenHeading id={headingId} parent={casesPath({ status: 'OPEN' })}>
        Log of moderation
      </SubscreenHeading>
      <ListScreen<moderationLoaderLogQuery>
        query={logQuery}
        reference={reference}
        freshSeconds={FRESH_SECONDS.cases}
        skeleton={<PageSpinner label={caseMessages.actionsLoading} />}
        error={logError}
      >
        {(query) => <ModerationLog query={query} labelledBy={headingId} />}
      </ListScreen>
    </>
  )
}
