import { useState } from 'react'
import { Onboarding } from '#client/features/onboarding/Onboarding.tsx'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { messages } from '#rules/messages.ts'

export function WelcomeRoute() {
  const [fetchKey, setFetchKey] = useState(0)
  return (
    <>
      <PageTitle>Welcome</PageTitle>
      <QueryBoundary
        skeleton={<PageSpinner label="Loading the first steps" />}
        error={{ title: messages.somethingWrong, headingLevel: 1 }}
        query={{ key: fetchKey, reload: () => setFetchKey(fetchKey + 1) }}
      >
        <Onboarding fetchKey={fetchKey} />
      </QueryBoundary>
    </>
  )
}
