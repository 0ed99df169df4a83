import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { useScrollRestoration } from './useScrollRestoration.ts'

/** What surrounds every screen: the last boundary, the scroll position and where the focus goes. */
export function RootLayout() {
  const navigation = useNavigation()
  useScrollRestoration()
  useFocusOnNavigation()
  return (
    <ErrorBoundary renderFallback={(error, retry) => <ErrorScreen error={error} onRetry={retry} />}>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {navigation.state === 'loading' && <ProgressBar />}
      <Outlet />
    </ErrorBoundary>
  )
}

/** A new screen is read from its start; the first one is left to the browser. */
function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
