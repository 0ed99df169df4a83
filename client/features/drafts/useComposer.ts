import { useState } from 'react'
import { useObservable } from '#client/ui/browser/observable.ts'
import type { Attachment, AttachmentFields } from './attachment.ts'
import { altTextError, appendText } from './draft-rules.ts'
import type { Draft } from './draft.ts'
import { useAttachment } from './useAttachment.ts'
import { useSubmit, type SendOutcome } from './useSubmit.ts'

type ComposerOptions = {
  /** Why the form does not accept a file. */
  fileError: (file: File) => string | undefined
  /** Called before another file is attached or the file is removed. */
  onFileChange?: () => void
  send: (attachment: Attachment) => Promise<SendOutcome>
}

/** A form for a text and a file: its draft, its failures and its actions. */
export function useComposer(
  draft: Draft<AttachmentFields & { text: string }>,
  { fileError, onFileChange, send }: ComposerOptions,
) {
  const { attachment, file, upload } = useAttachment(draft)
  const fields = useObservable(draft, draft.empty)
  const { submit, isBusy, failure, clearFailure } = useSubmit(() => send(attachment))
  const [refusedFile, setRefusedFile] = useState<string>()
  const isRestoring = fields.hasFile && !file

  /** Clears failures that the change may correct. */
  const edit = (change: () => void) => {
    setRefusedFile(undefined)
    clearFailure()
    change()
  }
  const changeFile = (change: () => void) =>
    edit(() => {
      onFileChange?.()
      change()
    })

  return {
    draft: { ...fields, file, upload },
    failure,
    refusedFile,
    isBusy,
    /** The file or its description cannot be sent. */
    isFileBlocked:
      isRestoring ||
      altTextError(fields.altText) !== undefined ||
      (upload?.kind === 'failed' && upload.isFinal),
    edit,
    setText: (text: string) => edit(() => draft.change({ text })),
    append: (typed: string) => edit(() => draft.change({ text: appendText(draft.get().text, typed) })),
    setAltText: (altText: string) => edit(() => draft.change({ altText })),
    attach(chosen: File | undefined) {
      if (!chosen || isBusy) return
      const refusal = fileError(chosen)
      if (refusal) setRefusedFile(refusal)
      else changeFile(() => attachment.attach(chosen))
    },
    dismissRefusal: () => setRefusedFile(undefined),
    removeAttachment: () => changeFile(attachment.remove),
    retryUpload: attachment.retryUpload,
    submit,
    /** Call after the draft was sent. */
    clear() {
      attachment.clear()
      draft.clear()
    },
  }
}
