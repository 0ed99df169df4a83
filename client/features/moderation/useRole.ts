import { useCallback } from 'react'
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { useRoleQuery } from '#client/__generated__/useRoleQuery.graphql.ts'

const roleQuery = graphql`
  query useRoleQuery {
    viewer {
      role
    }
  }
`

export function useIsModerator(): boolean {
  const { viewer } = useLazyLoadQuery<useRoleQuery>(roleQuery, {})
  return viewer?.role === 'MODERATOR' || viewer?.role === 'ADMIN'
}

/** Fetches the role again, which may have changed since the app was opened. Without a response, the last known one stays. */
export function useCheckRole(): () => void {
  const environment = useRelayEnvironment()
  return useCallback(() => {
    fetchQuery<useRoleQuery>(environment, roleQuery, {}).subscribe({ error: () => undefined })
  }, [environment])
}
