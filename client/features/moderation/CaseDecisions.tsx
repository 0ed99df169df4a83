import { graphql, useFragment } from 'react-relay/hooks'
import type { CaseDecisions_case$key } from '#client/__generated__/CaseDecisions_case.graphql.ts'
import { MemberLink } from '#client/features/members/MemberLink.tsx'
import { RelativeTime } from '#client/ui/RelativeTime.tsx'
import { REPORT_REASONS } from '#rules/report-reasons.ts'
import { CASE_ACTIONS, hasEffect } from './case-actions.ts'
import styles from './CaseDetail.module.css'
import { Part, Words } from './Part.tsx'

/** The decisions about the case, oldest first. */
export function CaseDecisions({ moderationCase: caseRef }: { moderationCase: CaseDecisions_case$key }) {
  const { decisions } = useFragment(
    graphql`
      fragment CaseDecisions_case on ModerationCase {
        decisions {
          action
          reason
          note
          decidedAt
          moderator {
            ...MemberLink_user
          }
        }
      }
    `,
    caseRef,
  )
  if (decisions.length === 0) return null
  return (
    <Part title="Decisions">
      <ul className={styles.list}>
        {decisions.map(({ action, reason, note, decidedAt, moderator }) => (
          <li key={decidedAt} className={styles.item}>
            <p className={styles.facts}>
              <strong>{CASE_ACTIONS[action].done}</strong>
              {reason && hasEffect(action) && ` · ${REPORT_REASONS[reason]}`} ·{' '}
              <RelativeTime moment={decidedAt} />
            </p>
            <Words>{note}</Words>
            {moderator && <MemberLink user={moderator} isSmall />}
          </li>
        ))}
      </ul>
    </Part>
  )
}
