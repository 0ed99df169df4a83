import { useState } from 'react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import type { discoverLoaderQuery } from '#client/__generated__/discoverLoaderQuery.graphql.ts'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { Dashboard } from '#client/routes/discover/Dashboard.tsx'
import { DashboardSkeleton } from '#client/routes/discover/DashboardSkeleton.tsx'
import { dashboardQuery } from '#client/routes/discover/discoverLoader.ts'

/** The content of the discover screen, below an empty search field. Its code is loaded on demand. */
export function SearchDashboard() {
  const [attempt, setAttempt] = useState(0)
  return (
    <QueryBoundary
      query={{ key: attempt, reload: () => setAttempt((last) => last + 1) }}
      skeleton={<DashboardSkeleton />}
      error={{ title: 'Failed to load the dashboard' }}
    >
      <LoadedDashboard attempt={attempt} />
    </QueryBoundary>
  )
}

function LoadedDashboard({ attempt }: { attempt: number }) {
  return (
    <Dashboard query={useLazyLoadQuery<discoverLoaderQuery>(dashboardQuery, {}, { fetchKey: attempt })} />
  )
}
