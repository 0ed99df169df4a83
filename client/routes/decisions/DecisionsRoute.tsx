import { useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { decisionsLoaderQuery } from '#client/__generated__/decisionsLoaderQuery.graphql.ts'
import { Decisions } from '#client/features/reports/Decisions.tsx'
import { decisionsLoadFailed } from '#client/features/reports/decision-messages.ts'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { ProfileMissing } from '#client/routes/ProfileMissing.tsx'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { type decisionsLoader, decisionsQuery } from './decisionsLoader.ts'

const error = { title: decisionsLoadFailed }

export function DecisionsRoute() {
  const headingId = useId()
  return (
    <>
      <SubscreenHeading id={headingId}>Decisions</SubscreenHeading>
      <ListScreen<decisionsLoaderQuery>
        query={decisionsQuery}
        reference={useLoaderData<typeof decisionsLoader>()}
        skeleton={<PageSpinner label="Loading decisions" />}
        error={error}
      >
        {({ viewer }) => (viewer ? <Decisions viewer={viewer} labelledBy={headingId} /> : <ProfileMissing />)}
      </ListScreen>
    </>
  )
}
