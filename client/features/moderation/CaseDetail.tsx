import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CaseDetail_case$key } from '#client/__generated__/CaseDetail_case.graphql.ts'
import { MemberRow } from '#client/features/follows/MemberRow.tsx'
import { Banner } from '#client/ui/Banner.tsx'
import { Card } from '#client/ui/Card.tsx'
import { messages } from '#rules/messages.ts'
import { CaseActions } from './CaseActions.tsx'
import { CaseDecisions } from './CaseDecisions.tsx'
import styles from './CaseDetail.module.css'
import { CaseReports } from './CaseReports.tsx'
import { CaseSubject } from './CaseSubject.tsx'
import { Part, Words } from './Part.tsx'

type CaseDetailProps = {
  moderationCase: CaseDetail_case$key
  /** Called after the viewer has decided. */
  onDecided: () => void
  /** Fetches the case again. */
  refresh: () => Promise<void>
}

/** All that a moderator needs for a decision, and the actions. */
export function CaseDetail({ moderationCase: caseRef, onDecided, refresh }: CaseDetailProps) {
  const found = useFragment(
    graphql`
      fragment CaseDetail_case on ModerationCase {
        status
        appealText
        subject {
          __typename
        }
        subjectAuthor {
          ...MemberRow_user
        }
        decisions {
          moderator {
            isViewer
          }
        }
        ...CaseSubject_case
        ...CaseReports_case
        ...CaseDecisions_case
        ...CaseActions_case
      }
    `,
    caseRef,
  )
  const [openedIn] = useState(found.status)
  const isDecidedByOther =
    found.status === 'DECIDED' &&
    openedIn !== 'DECIDED' &&
    found.decisions.at(-1)?.moderator?.isViewer !== true
  return (
    <Card className={styles.detail}>
      {isDecidedByOther && <Banner tone="error">{messages.caseAlreadyDecided}</Banner>}
      <CaseActions moderationCase={found} onDecided={onDecided} refresh={refresh} />
      <CaseSubject moderationCase={found} />
      <Part title={found.subject?.__typename === 'Group' ? 'Owner' : 'Author'}>
        {found.subjectAuthor ? <MemberRow user={found.subjectAuthor} /> : <p>The account was deleted.</p>}
      </Part>
      {found.appealText && (
        <Part title="Appeal">
          <Words>{found.appealText}</Words>
        </Part>
      )}
      <CaseDecisions moderationCase={found} />
      <CaseReports moderationCase={found} />
    </Card>
  )
}
