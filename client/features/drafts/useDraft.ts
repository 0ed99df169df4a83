import { useEffect, useState } from 'react'
import { readSessionRecord } from '#client/session/stored-session.ts'
import { useObservable } from '#client/ui/browser/observable.ts'
import { createDraft, deleteDrafts } from './draft.ts'

/** The draft of a member for a subject, such as a reply to a comment. */
export function useDraft<TFields>(memberId: string, subject: string, empty: TFields) {
  const [draft] = useState(() => createDraft({ memberId, subject }, empty))
  return { draft, fields: useObservable(draft, draft.empty) }
}

/** Deletes the drafts of a member when they sign out. An expired session is not a sign-out: its drafts are kept. */
export function useDraftDeletion(memberId: string | undefined): void {
  useEffect(() => {
    if (memberId === undefined) return undefined
    return () => {
      const record = readSessionRecord()
      if (record === 'signing-out' || record === 'signed-out') void deleteDrafts(memberId)
    }
  }, [memberId])
}
