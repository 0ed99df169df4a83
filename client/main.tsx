import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { deleteSessionData } from './app/delete-session-data.ts'
import { reloadOnStaleBuild } from './app/reload-on-stale-build.ts'
import { listenForInstallPrompt } from './pwa/install-prompt.ts'
import { routes } from './routes.tsx'
import { sessionStatus } from './session/session.ts'
import { hydrateOrReplace } from './ssr/hydrate.tsx'
import '@fontsource/bricolage-grotesque/latin-800.css'
import './ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

reloadOnStaleBuild()
listenForInstallPrompt()

// Every screen waits for this request, so it is sent before the router loads its chunks.
void sessionStatus().then(deleteSessionData)

const router = createBrowserRouter(routes)
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)

// Not awaited: the chunks of the screens import this module.
if (root.dataset['ssr']) {
  void hydrateOrReplace(root, router, app)
} else {
  window.takeEarlyTaps?.()
  startTransition(() => createRoot(root).render(app))
}
