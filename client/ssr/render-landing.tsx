import { paths } from '#client/paths.ts'
import { LandingRoute } from '#client/routes/landing/LandingRoute.tsx'
import { renderScreen } from './render-screen.tsx'

export function renderLanding() {
  return renderScreen(paths.landing, [{ path: paths.landing, Component: LandingRoute }])
}
