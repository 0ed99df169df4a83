import { Fragment, useId, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DecidedCase_case$key } from '#client/__generated__/DecidedCase_case.graphql.ts'
import { Button } from '#client/ui/Button.tsx'
import { notify } from '#client/ui/toast.ts'
import { RelativeTime } from '#client/ui/RelativeTime.tsx'
import { ListArticle } from '#client/ui/list/ListArticle.tsx'
import { AppealForm } from './AppealForm.tsx'
import styles from './DecidedCase.module.css'
import * as decisionMessages from './decision-messages.ts'

type DecidedCaseProps = {
  case: DecidedCase_case$key
  /** Position in the list, from 1. */
  position: number
  /** Length of the list; -1 while there is more to load. */
  setSize: number
}

/** The decisions about one post, comment or group, or the account of the viewer, and the appeal. */
export function DecidedCase({ case: caseRef, position, setSize }: DecidedCaseProps) {
  const article = useRef<HTMLElement>(null)
  const headingId = useId()
  const [isAppealing, setAppealing] = useState(false)
  const decided = useFragment(
    graphql`
      fragment DecidedCase_case on ModerationCase {
        id
        status
        subjectSnapshot
        appealText
        viewerCanAppeal
        decisions {
          statement
          note
          decidedAt
        }
      }
    `,
    caseRef,
  )
  const { subjectSnapshot, appealText } = decided
  return (
    <ListArticle
      ref={article}
      className={styles.case}
      aria-labelledby={headingId}
      position={position}
      setSize={setSize}
    >
      {subjectSnapshot && (
        <blockquote dir="auto" className={styles.quote}>
          {subjectSnapshot}
        </blockquote>
      )}
      <ol className={styles.decisions}>
        {decided.decisions.map(({ statement, note, decidedAt }, index) => (
          <Fragment key={decidedAt}>
            <li>
              <p id={index === 0 ? headingId : undefined} className={styles.statement}>
                {statement}
              </p>
              {note && (
                <p dir="auto" className={styles.note}>
                  “{note}”
                </p>
              )}
              <p className={styles.about}>
                <RelativeTime moment={decidedAt} />
              </p>
            </li>
            {index === 0 && appealText && (
              <li>
                <p className={styles.statement}>Your appeal</p>
                <p dir="auto" className={styles.note}>
                  {appealText}
                </p>
                {decided.status === 'APPEALED' && <p className={styles.about}>A moderator will decide.</p>}
              </li>
            )}
          </Fragment>
        ))}
      </ol>
      {decided.viewerCanAppeal &&
        (isAppealing ? (
          <AppealForm
            decision={{ caseId: decided.id }}
            focusOnMount
            onSent={() => {
              // The form was removed, with the focus.
              article.current?.focus()
              notify.success(decisionMessages.appealSent)
            }}
          />
        ) : (
          <Button variant="secondary" onClick={() => setAppealing(true)}>
            Appeal
          </Button>
        ))}
    </ListArticle>
  )
}
