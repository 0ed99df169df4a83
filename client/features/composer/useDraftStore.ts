import { useEffect, useState, useSyncExternalStore } from 'react'
import { readSessionRecord } from '#client/session/stored-session.ts'
import { forgetDraft } from './draft-storage.ts'
import { createDraftStore, type DraftState } from './draft-store.ts'
import { emptyDraft } from './post-draft.ts'

/** The server cannot read stored drafts. */
const serverDraft: DraftState = { ...emptyDraft, upload: null, isRestoring: false }

/** The member's post in the making, for as long as their screens are shown. Who signs out leaves none behind. */
export function useDraftStore(memberId: string | undefined) {
  const [store] = useState(() => createDraftStore(memberId))
  const draft = useSyncExternalStore(store.subscribe, store.state, () => serverDraft)

  useEffect(() => {
    void store.restoreFile()
    addEventListener('online', store.retryUpload)
    return () => {
      removeEventListener('online', store.retryUpload)
      store.stop()
      if (memberId !== undefined && hasSignedOut()) void forgetDraft(memberId)
    }
  }, [store, memberId])

  return { store, draft }
}

/** Unlike someone whose session has expired, and who comes back. */
function hasSignedOut(): boolean {
  const record = readSessionRecord()
  return record === 'leaving' || record === 'left'
}
