import AtSign from 'lucide-react/icons/at-sign'
import Coins from 'lucide-react/icons/coins'
import MessageCircle from 'lucide-react/icons/message-circle'
import Reply from 'lucide-react/icons/reply'
import Shield from 'lucide-react/icons/shield'
import Shuffle from 'lucide-react/icons/shuffle'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import UsersRound from 'lucide-react/icons/users-round'
import type { ComponentType, SVGProps } from 'react'
import type { NotificationKind } from '#client/__generated__/NotificationItem_notification.graphql.ts'
import { classNames } from '#client/ui/class-names.ts'
import { LaughIcon } from '#client/ui/LaughIcon.tsx'
import styles from './NotificationItem.module.css'

const ICONS: Record<NotificationKind, ComponentType<SVGProps<SVGSVGElement>>> = {
  POST_LIKED: LaughIcon,
  COMMENT_LIKED: LaughIcon,
  POST_COMMENTED: MessageCircle,
  COMMENT_REPLIED: Reply,
  MENTIONED: AtSign,
  FOLLOWED: UserRoundPlus,
  POST_REMIXED: Shuffle,
  POST_CREDITED: Shuffle,
  GROUP_JOIN_REQUESTED: UsersRound,
  GROUP_JOIN_APPROVED: UsersRound,
  GROUP_ROLE_CHANGED: UsersRound,
  CONTENT_REMOVED: Shield,
  WARNED: Shield,
  APPEAL_DECIDED: Shield,
  REPORT_DECIDED: Shield,
  COINS_RECEIVED: Coins,
  SECURITY: Shield,
}

type NotificationIconProps = {
  kind: NotificationKind
  /** There is no photo of a member beside it. */
  isAlone: boolean
}

export function NotificationIcon({ kind, isAlone }: NotificationIconProps) {
  const Icon = ICONS[kind]
  return (
    <span className={classNames(styles.icon, isAlone && styles.alone)}>
      <Icon aria-hidden="true" />
    </span>
  )
}
