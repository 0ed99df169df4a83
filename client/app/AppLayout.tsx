import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { RelayProvider } from '#client/relay/RelayProvider.tsx'
import { useSessionChanges } from './useSessionChanges.ts'
import { LoadingScreen } from '#client/ui/LoadingScreen.tsx'
import { ToastHost } from '#client/ui/ToastHost.tsx'

/** The layout of all screens with data. The other pages do not load Relay. */
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
