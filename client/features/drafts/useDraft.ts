import { useEffect, useState } from 'react'
import { useObservable } from '#client/ui/browser/observable.ts'
import { createDraft, deleteEndedDrafts, setDraftOwner } from './draft.ts'

/** The draft of a member for a subject, such as a reply to a comment. */
export function useDraft<TFields>(memberId: string, subject: string, empty: TFields) {
  const [draft] = useState(() => createDraft({ memberId, subject }, empty))
  return { draft, fields: useObservable(draft, draft.empty) }
}

/** Deletes the drafts of a member when their session is ended. */
export function useDraftDeletion(memberId: string | undefined): void {
  useEffect(() => {
    if (memberId === undefined) return undefined
    setDraftOwner(memberId)
    return () => void deleteEndedDrafts()
  }, [memberId])
}
