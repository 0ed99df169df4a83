import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { listenForInstallPrompt } from './features/install/install-prompt.ts'
import { sessionStatus } from './features/session/session.ts'
import { routes } from './routes.tsx'
import { startAnewAfterReplacement } from './start-anew.ts'
import '@fontsource/bricolage-grotesque/latin-800.css'
import './ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

startAnewAfterReplacement()
listenForInstallPrompt()

// Asked before the router fetches its chunks: a browser sends only a few requests at once, and every screen waits for this one.
void sessionStatus()

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
)
