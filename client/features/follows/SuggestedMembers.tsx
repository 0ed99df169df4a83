import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SuggestedMembers_query$key } from '#client/__generated__/SuggestedMembers_query.graphql.ts'
import { cardClass } from '#client/ui/card-look.ts'
import { SuggestedMember } from './SuggestedMember.tsx'
import styles from './SuggestedMembers.module.css'

/** A row of members to follow. Not rendered without suggestions. */
export function SuggestedMembers({ query }: { query: SuggestedMembers_query$key }) {
  const headingId = useId()
  const { suggestedMembers } = useFragment(
    graphql`
      fragment SuggestedMembers_query on Query {
        suggestedMembers(first: 10) {
          id
          viewerBlocks
          viewerMutes
          ...SuggestedMember_user
        }
      }
    `,
    query,
  )
  const members = suggestedMembers.filter(({ viewerBlocks, viewerMutes }) => !viewerBlocks && !viewerMutes)
  if (members.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={cardClass({ isEdgeToEdge: true }, styles.section)}>
      <h2 id={headingId} className={styles.title}>
        Who to follow
      </h2>
      <ul className={styles.list}>
        {members.map((member) => (
          <SuggestedMember key={member.id} user={member} />
        ))}
      </ul>
    </section>
  )
}
