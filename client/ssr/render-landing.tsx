import { paths } from '#client/paths.ts'
import { LandingRoute } from '#client/routes/landing/LandingRoute.tsx'
import { drawScreen } from './render-screen.tsx'

export function drawLanding(): Promise<string> {
  return drawScreen(paths.landing, [{ path: paths.landing, Component: LandingRoute }])
}
