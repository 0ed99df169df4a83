export function LandingRoute() {
  return null
}
