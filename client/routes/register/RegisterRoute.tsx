export function RegisterRoute() {
  return null
}
