import { use, useSyncExternalStore, type ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { onRelayEnvironmentChange, relayEnvironment } from './environment.ts'
import { ServerEnvironmentContext } from './server-requests.ts'

/** Provides the current environment, and a new one after it was reset. The server provides one of its own to each request. */
export function RelayProvider({ children }: { children: ReactNode }) {
  const provided = use(ServerEnvironmentContext)
  const environment = useSyncExternalStore(
    onRelayEnvironmentChange,
    relayEnvironment,
    () => provided ?? relayEnvironment(),
  )
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
}
