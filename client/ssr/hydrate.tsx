import { startTransition, useEffect, useInsertionEffect, useState, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { createBrowserRouter } from 'react-router-dom'
import { clearEmbeddedResponses } from '#client/session/embedded-responses.ts'
import { ServerRenderContext, type ServerRender } from '#client/ui/browser/server-render.ts'
import { WIDE_SCREEN } from '#client/ui/browser/useMediaQuery.ts'

type Router = ReturnType<typeof createBrowserRouter>

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge with the global one
  interface Window {
    /** Set by client/before-paint.js: the buttons that were tapped before hydration. */
    takeEarlyTaps?: () => HTMLButtonElement[]
  }
}

/** Hydrates the server-rendered screen in `root`, or replaces it if the router shows another screen or layout. */
export async function hydrateOrReplace(root: HTMLElement, router: Router, app: ReactNode): Promise<void> {
  await untilInitialized(router)
  clearEmbeddedResponses()
  const taps = window.takeEarlyTaps?.() ?? []
  const { ssr: layout, path = '', renderedAt = '' } = root.dataset
  const isWide = layout === 'wide'
  const { location, errors } = router.state
  const isIgnored = document.documentElement.dataset['ssr'] === 'ignored'
  const fits = layout === 'any' || isWide === window.matchMedia(WIDE_SCREEN).matches
  const shownPath = path.includes('?') ? location.pathname + location.search : location.pathname
  if (isIgnored || !fits || errors || shownPath !== path) {
    const show = () => delete root.dataset['ssr']
    startTransition(() => createRoot(root).render(<Replacement show={show}>{app}</Replacement>))
    return
  }
  const onHydrated = () => {
    delete root.dataset['ssr']
    for (const button of taps) void repeatTap(button)
  }
  startTransition(() => {
    hydrateRoot(
      root,
      <Hydration serverRender={{ isWide, renderedAt: new Date(renderedAt) }} onHydrated={onHydrated}>
        {app}
      </Hydration>,
    )
  })
}

/** Clicks a button once React handles its events, at most 5 seconds later. */
async function repeatTap(button: HTMLButtonElement): Promise<void> {
  const deadline = performance.now() + 5000
  // React stops clicks on parts that are not hydrated yet before they reach their target.
  const handled = new AbortController()
  button.addEventListener('click', () => handled.abort(), { once: true })
  // Browsers submit the form even if React stops the click. Forms that React handles are submitted by React.
  const repeating = new AbortController()
  addEventListener('submit', (event) => event.preventDefault(), { signal: repeating.signal })
  while (!handled.signal.aborted && button.isConnected && performance.now() < deadline) {
    button.click()
    await new Promise(requestAnimationFrame)
  }
  repeating.abort()
}

/** Waits for the code of the first screen and for its loaders. */
function untilInitialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!router.state.initialized) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = router.subscribe(check)
    check()
  })
}

type HydrationProps = { serverRender: ServerRender; onHydrated: () => void; children: ReactNode }

function Hydration({ serverRender, onHydrated, children }: HydrationProps) {
  const [assumed, setAssumed] = useState<ServerRender | null>(serverRender)
  useEffect(() => {
    onHydrated()
    // React divides transitions into short tasks. An urgent update would hydrate and render the whole screen in one.
    startTransition(() => setAssumed(null))
  }, [onHydrated])
  return <ServerRenderContext value={assumed}>{children}</ServerRenderContext>
}

/** Calls `show` before layout effects: a list cannot be measured or scrolled while base.css hides the root. */
function Replacement({ show, children }: { show: () => void; children: ReactNode }) {
  useInsertionEffect(() => {
    show()
  }, [show])
  return children
}
