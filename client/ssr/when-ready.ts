import type { createBrowserRouter } from 'react-router-dom'
import { clearEmbeddedResponses } from '#client/relay/embedded-responses.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Until the router has the code of the first screen, and its loaders have begun. */
export function whenReady(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!router.state.initialized) return
      stop()
      clearEmbeddedResponses()
      resolve()
    }
    const stop = router.subscribe(check)
    check()
  })
}
