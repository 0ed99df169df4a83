import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useSessionChanges } from '#client/session/useSessionChanges.ts'
import { RelayProvider } from '#client/relay/RelayProvider.tsx'
import { LoadingScreen } from '#client/ui/LoadingScreen.tsx'
import { ToastHost } from '#client/ui/ToastHost.tsx'

/** Everything that talks GraphQL: what lies outside of it loads no Relay. */
export function AppLayout() {
  useSessionChanges()
  return (
    <RelayProvider>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
      <ToastHost />
    </RelayProvider>
  )
}
