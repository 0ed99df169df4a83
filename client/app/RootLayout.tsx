import { useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { useScrollRestoration } from './useScrollRestoration.ts'

/** Every screen: the outermost error boundary, scroll restoration and focus management. */
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

/** Screen readers start at the top of a new screen. The browser sets the focus of the first screen. */
function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  // Before the effects of the screen, which may focus what the URL points at.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // The screen shows a text field already, or will show it.
    if (document.activeElement?.matches('#main :is(input, textarea), [data-holds-keyboard]')) return
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
