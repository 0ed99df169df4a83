import type { GroupRole } from '#client/__generated__/GroupMenu_group.graphql.ts'

/** Whether the role allows to edit the group, to decide about requests, and to pin and remove posts. */
export function isGroupModerator(role: GroupRole | null | undefined): boolean {
  return role === 'OWNER' || role === 'MODERATOR'
}
