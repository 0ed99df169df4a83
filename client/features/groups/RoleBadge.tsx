import type { GroupRole } from '#client/__generated__/GroupMembers_group.graphql.ts'
import styles from './RoleBadge.module.css'

const LABELS = { OWNER: 'Owner', MODERATOR: 'Moderator', MEMBER: null }

/** Not rendered for members without a special role. */
export function RoleBadge({ role }: { role: GroupRole }) {
  return LABELS[role] && <span className={styles.badge}>{LABELS[role]}</span>
}
