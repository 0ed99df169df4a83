export function CommunityRules() {
  return null
}
