import Ban from 'lucide-react/icons/ban'
import UserRoundMinus from 'lucide-react/icons/user-round-minus'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MemberMenuItems_user$key } from '#client/__generated__/MemberMenuItems_user.graphql.ts'
import { useSetFollow } from '#client/features/follows/useSetFollow.ts'
import { ReportItem } from '#client/features/reports/ReportItem.tsx'
import type { ReportSubject } from '#client/features/reports/report-subject.ts'
import { MenuItem } from '#client/ui/MenuItem.tsx'
import { BlockDialog } from './BlockDialog.tsx'
import { MuteDialog } from './MuteDialog.tsx'
import { useUnblockUser } from './useUnblockUser.ts'
import { useUnmuteUser } from './useUnmuteUser.ts'

type MemberMenuItemsProps = {
  user: MemberMenuItems_user$key
  /** The post or comment of the member that can be reported. Default: the member. */
  reported?: ReportSubject | undefined
}

/** Follows, mutes, blocks and reports a member. Nothing for the viewer. */
export function MemberMenuItems({ user: userRef, reported }: MemberMenuItemsProps) {
  const user = useFragment(
    graphql`
      fragment MemberMenuItems_user on User {
        id
        username
        isViewer
        viewerFollows
        viewerMutes
        viewerBlocks
        ...useSetFollow_user
      }
    `,
    userRef,
  )
  const setFollow = useSetFollow(user)
  const unmute = useUnmuteUser()
  const unblock = useUnblockUser()
  if (user.isViewer) return null
  const name = `@${user.username}`
  const member = { userId: user.id, username: user.username }
  if (user.viewerBlocks)
    return <MenuItem label={`Unblock ${name}`} icon={Ban} onSelect={() => void unblock(user.id)} />
  return (
    <>
      <MenuItem
        label={`${user.viewerFollows ? 'Unfollow' : 'Follow'} ${name}`}
        icon={user.viewerFollows ? UserRoundMinus : UserRoundPlus}
        onSelect={() => setFollow(!user.viewerFollows)}
      />
      {user.viewerMutes ? (
        <MenuItem label={`Unmute ${name}`} icon={Volume2} onSelect={() => void unmute(user.id)} />
      ) : (
        <MenuItem
          label={`Mute ${name}`}
          icon={VolumeX}
          renderDialog={(controls) => <MuteDialog {...member} {...controls} />}
        />
      )}
      <MenuItem
        label={`Block ${name}`}
        icon={Ban}
        isDanger
        renderDialog={(controls) => <BlockDialog {...member} {...controls} />}
      />
      <ReportItem subject={reported ?? { id: user.id, name }} member={member} />
    </>
  )
}
