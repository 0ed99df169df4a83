import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { listenForInstallPrompt } from './pwa/install-prompt.ts'
import { sessionStatus } from './session/session.ts'
import { routes } from './routes.tsx'
import { reloadOnStaleBuild } from './app/reload-on-stale-build.ts'
import { whenReady } from './ssr/when-ready.ts'
import '@fontsource/bricolage-grotesque/latin-800.css'
import './ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

reloadOnStaleBuild()
listenForInstallPrompt()

// Asked before the router fetches its chunks: a browser sends only a few requests at once, and every screen waits for this one.
void sessionStatus()

const router = createBrowserRouter(routes)
const isDrawn = root.querySelector('[data-ssr]') !== null

// What the server has drawn stays to be seen until the screen itself can take its place. Not awaited on this level: the
// screens' own files wait for this one.
if (isDrawn) void whenReady(router).then(() => show(root))
else show(root)

function show(place: HTMLElement): void {
  // In slices, between which the page answers to who is using it already.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  )
}
