import { useEffect, useState, useSyncExternalStore } from 'react'
import { readSessionRecord } from '#client/session/stored-session.ts'
import { deleteDraft } from './draft-storage.ts'
import { createDraft, type DraftState } from './draft.ts'
import { emptyDraft } from './draft-content.ts'

/** The server cannot read stored drafts. */
const serverState: DraftState = { ...emptyDraft, upload: null, isRestoring: false }

/** The draft stored under the key. It is deleted when the member signs out. */
export function useDraft(key: string | undefined) {
  const [draft] = useState(() => createDraft(key))
  const state = useSyncExternalStore(draft.subscribe, draft.state, () => serverState)

  useEffect(() => {
    void draft.restoreFile()
    addEventListener('online', draft.retryUpload)
    return () => {
      removeEventListener('online', draft.retryUpload)
      draft.stop()
      if (key !== undefined && hasSignedOut()) void deleteDraft(key)
    }
  }, [draft, key])

  return { draft, state }
}

/** An expired session is not a sign-out: its drafts are kept. */
function hasSignedOut(): boolean {
  const record = readSessionRecord()
  return record === 'signing-out' || record === 'signed-out'
}
