export function TermsOfService() {
  return null
}
