import Trophy from 'lucide-react/icons/trophy'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TrendingMembers_members$key } from '#client/__generated__/TrendingMembers_members.graphql.ts'
import { Notice } from '#client/ui/Notice.tsx'
import { messages } from '#rules/messages.ts'
import { TrendingItem } from './TrendingItem.tsx'
import { TrendingLeader } from './TrendingLeader.tsx'
import styles from './TrendingMembers.module.css'

/** The members with the most likes of this week. The first has a card of their own. */
export function TrendingMembers({ members: membersRef }: { members: TrendingMembers_members$key }) {
  const members = useFragment(
    graphql`
      fragment TrendingMembers_members on TrendingMember @relay(plural: true) {
        rank
        ...TrendingLeader_member
        ...TrendingItem_member
      }
    `,
    membersRef,
  )
  const [leader, ...others] = members
  if (!leader) {
    return (
      <Notice title={messages.trendingEmpty} icon={<Trophy aria-hidden="true" />}>
        {messages.checkBackLater}
      </Notice>
    )
  }
  return (
    <ol className={styles.list}>
      <li>
        <TrendingLeader member={leader} />
      </li>
      {others.map((member) => (
        <li key={member.rank}>
          <TrendingItem member={member} />
        </li>
      ))}
    </ol>
  )
}
