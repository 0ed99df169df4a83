import { Outlet } from 'react-router-dom'
import { RelayProvider } from '#client/relay/RelayProvider.tsx'
import { ToastHost } from '#client/ui/ToastHost.tsx'

/** Everything that talks GraphQL: what lies outside of it loads no Relay. */
export function AppLayout() {
  return (
    <RelayProvider>
      <Outlet />
      <ToastHost />
    </RelayProvider>
  )
}
