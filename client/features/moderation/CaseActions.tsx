import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CaseAction, CaseActions_case$key } from '#client/__generated__/CaseActions_case.graphql.ts'
import { Button } from '#client/ui/Button.tsx'
import { useShortcut, type ShortcutKey } from '#client/ui/shortcuts/shortcuts.ts'
import { CASE_ACTIONS, possibleActions, wordsOf } from './case-actions.ts'
import styles from './CaseDetail.module.css'
import { DecisionDialog } from './DecisionDialog.tsx'

type CaseActionsProps = {
  moderationCase: CaseActions_case$key
  onDecided: () => void
  refresh: () => Promise<void>
}

/** The decisions that are possible. Each opens a confirmation, by its button or its key. */
export function CaseActions({ moderationCase: caseRef, onDecided, refresh }: CaseActionsProps) {
  const found = useFragment(
    graphql`
      fragment CaseActions_case on ModerationCase {
        status
        subjectAuthor {
          __typename
        }
        subject {
          __typename
          ... on Post {
            isSensitive
          }
        }
        decisions {
          action
        }
        ...DecisionDialog_case
      }
    `,
    caseRef,
  )
  const { status, subject, subjectAuthor, decisions } = found
  const actions = possibleActions({
    status,
    decided: decisions.at(-1)?.action,
    hasAuthor: Boolean(subjectAuthor),
    subject: subject?.__typename,
    isSensitive: subject?.__typename === 'Post' && subject.isSensitive,
  })
  const [chosen, setChosen] = useState<CaseAction>()
  const [isOpen, setOpen] = useState(false)
  const choose = (action: CaseAction) => {
    setChosen(action)
    setOpen(true)
  }
  useActionKeys((key) => {
    const action = actions.find((possible) => CASE_ACTIONS[possible].key === key)
    if (action) choose(action)
  })
  return (
    <>
      {actions.length > 0 && (
        <div role="group" aria-label="Decision" className={styles.actions}>
          {actions.map((action) => {
            const { label, key } = wordsOf(action, status)
            return (
              <Button
                key={action}
                variant="secondary"
                size="small"
                aria-keyshortcuts={key}
                onClick={() => choose(action)}
              >
                {label}
              </Button>
            )
          })}
        </div>
      )}
      {chosen && (
        <DecisionDialog
          key={`${chosen} ${status}`}
          moderationCase={found}
          action={chosen}
          // The decision of another moderator closes the dialog.
          open={isOpen && actions.includes(chosen)}
          onClose={() => setOpen(false)}
          onDecided={onDecided}
          refresh={refresh}
        />
      )}
    </>
  )
}

function useActionKeys(act: (key: ShortcutKey) => void): void {
  useShortcut('d', () => act('d'))
  useShortcut('r', () => act('r'))
  useShortcut('m', () => act('m'))
  useShortcut('w', () => act('w'))
  useShortcut('s', () => act('s'))
  useShortcut('u', () => act('u'))
}
