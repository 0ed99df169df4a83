import { useSyncExternalStore, type ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { onRelayEnvironmentChange, relayEnvironment } from './environment.ts'

/** Provides the current environment, and a new one after it was reset. */
export function RelayProvider({ children }: { children: ReactNode }) {
  const environment = useSyncExternalStore(onRelayEnvironmentChange, relayEnvironment, relayEnvironment)
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
}
