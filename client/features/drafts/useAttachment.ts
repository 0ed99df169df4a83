import { useEffect, useState } from 'react'
import { useObservable } from '#client/ui/browser/observable.ts'
import { createAttachment, type AttachmentFields } from './attachment.ts'
import type { Draft } from './draft.ts'

/** The file of a draft. A stored file is restored, and its upload continues when the browser is back online. */
export function useAttachment(draft: Draft<AttachmentFields>) {
  const [attachment] = useState(() => createAttachment(draft))
  useEffect(() => {
    void attachment.restore()
    addEventListener('online', attachment.retryUpload)
    return () => {
      removeEventListener('online', attachment.retryUpload)
      attachment.stop()
    }
  }, [attachment])
  return { attachment, ...useObservable(attachment, attachment.get()) }
}
