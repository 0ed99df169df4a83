import { graphql, useFragment } from 'react-relay/hooks'
import type { TrendingMembers_members$key } from '#client/__generated__/TrendingMembers_members.graphql.ts'
import { MemberRow } from '#client/features/follows/MemberRow.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { messages } from '#rules/messages.ts'
import { LikeCount } from './LikeCount.tsx'
import { RankChange } from './RankChange.tsx'
import { TrendingLeader } from './TrendingLeader.tsx'
import styles from './TrendingMembers.module.css'

type TrendingMembersProps = {
  members: TrendingMembers_members$key
  /** The first member has a card of their own. */
  hasLeader?: boolean
}

/** The members with the most likes of this week, with the change of their rank since yesterday. */
export function TrendingMembers({ members: membersRef, hasLeader = true }: TrendingMembersProps) {
  const members = useFragment(
    graphql`
      fragment TrendingMembers_members on TrendingMember @relay(plural: true) {
        rank
        rankChange
        likeCount
        user {
          ...MemberRow_user
        }
        ...TrendingLeader_member
      }
    `,
    membersRef,
  )
  if (members.length === 0) {
    return (
      <Notice title={messages.trendingEmpty} headingLevel={hasLeader ? 2 : 3} cast="cactus">
        {messages.checkBackLater}
      </Notice>
    )
  }
  return (
    <ol className={styles.list}>
      {members.map((member) => (
        <li key={member.rank}>
          {hasLeader && member.rank === 1 ? (
            <TrendingLeader member={member} />
          ) : (
            <MemberRow
              user={member.user}
              rank={
                <>
                  #{member.rank}
                  <RankChange change={member.rankChange} />
                </>
              }
              note={<LikeCount count={member.likeCount} />}
            />
          )}
        </li>
      ))}
    </ol>
  )
}
