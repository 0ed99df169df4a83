import Trophy from 'lucide-react/icons/trophy'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RankedMembers_members$key } from '#client/__generated__/RankedMembers_members.graphql.ts'
import { FollowButton } from '#client/features/follows/FollowButton.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { messages } from '#rules/messages.ts'
import { RankChange } from './RankChange.tsx'
import styles from './RankedMembers.module.css'
import { TrendingItem } from './TrendingItem.tsx'

/** The members with the most likes of this week, with the change of their rank since yesterday. */
export function RankedMembers({ members: membersRef }: { members: RankedMembers_members$key }) {
  const members = useFragment(
    graphql`
      fragment RankedMembers_members on TrendingMember @relay(plural: true) {
        rank
        rankChange
        user {
          ...FollowButton_user
        }
        ...TrendingItem_member
      }
    `,
    membersRef,
  )
  if (members.length === 0) {
    return (
      <Notice title={messages.trendingEmpty} headingLevel={3} icon={<Trophy aria-hidden="true" />}>
        {messages.checkBackLater}
      </Notice>
    )
  }
  return (
    <ol className={styles.list}>
      {members.map((member) => (
        <li key={member.rank} className={styles.item}>
          <TrendingItem member={member} />
          <FollowButton user={member.user} />
          <RankChange change={member.rankChange} />
        </li>
      ))}
    </ol>
  )
}
