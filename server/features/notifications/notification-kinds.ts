import { NotificationKind } from '#server/generated/prisma/client.ts'
import { NotificationKind as StoredKind } from '#server/generated/tables.ts'

type KindRules = {
  /** Actions with the same subject within a day form one notification. */
  isGrouped: boolean
  isPushedByDefault: boolean
}

const GROUPED = { isGrouped: true, isPushedByDefault: true }
const SINGLE = { isGrouped: false, isPushedByDefault: true }

export const NOTIFICATION_KINDS: Readonly<Record<NotificationKind, KindRules>> = {
  POST_LIKED: { ...GROUPED, isPushedByDefault: false },
  COMMENT_LIKED: { ...GROUPED, isPushedByDefault: false },
  POST_COMMENTED: GROUPED,
  COMMENT_REPLIED: SINGLE,
  MENTIONED: SINGLE,
  FOLLOWED: GROUPED,
  POST_REMIXED: GROUPED,
  POST_CREDITED: SINGLE,
  GROUP_JOIN_REQUESTED: SINGLE,
  GROUP_JOIN_APPROVED: SINGLE,
  GROUP_ROLE_CHANGED: SINGLE,
  CONTENT_REMOVED: SINGLE,
  WARNED: SINGLE,
  APPEAL_DECIDED: SINGLE,
  REPORT_DECIDED: SINGLE,
  COINS_RECEIVED: SINGLE,
  SECURITY: SINGLE,
}

export const GROUPED_KINDS = storedKinds(({ isGrouped }) => isGrouped)
export const KINDS_PUSHED_BY_DEFAULT = storedKinds(({ isPushedByDefault }) => isPushedByDefault)

/** Returns the kinds as PostgreSQL names them. */
function storedKinds(hasRule: (rules: KindRules) => boolean): StoredKind[] {
  return Object.values(NotificationKind)
    .filter((kind) => hasRule(NOTIFICATION_KINDS[kind]))
    .map((kind) => StoredKind[kind])
}
