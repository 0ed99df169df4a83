import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LIVE_FEEDS } from '#client/features/feed/feed-connection.ts'
import { paths } from '#client/paths.ts'
import { errorMessage, TransportError } from '#client/relay/errors.ts'
import { useLiveList } from '#client/relay/useLiveList.ts'
import { notify } from '#client/ui/toast.ts'
import { failureMessages } from '#rules/failure-messages.ts'
import { POST_TEXT_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import {
  altTextError,
  appendText,
  draftErrors,
  draftLength,
  fileError,
  isEmptyDraft,
} from '#client/features/drafts/draft-rules.ts'
import { createDraft } from '#client/features/drafts/draft.ts'
import { useAttachment } from '#client/features/drafts/useAttachment.ts'
import { useDraftDeletion } from '#client/features/drafts/useDraft.ts'
import { useObservable } from '#client/ui/browser/observable.ts'
import { emptyPost, noCredit, useSendPost } from './useSendPost.ts'

export type Composer = ReturnType<typeof useComposerState>

/** The draft of a post, its errors and its actions. */
export function useComposerState(viewerId: string | undefined, authorId: string | undefined) {
  const [draft] = useState(() =>
    createDraft(viewerId === undefined ? undefined : { memberId: viewerId, subject: 'post' }, emptyPost),
  )
  const { attachment, file, upload } = useAttachment(draft)
  const fields = useObservable(draft, draft.empty)
  const sendPost = useSendPost(draft, attachment, authorId)
  const showPosted = useShowPosted()
  const [wasSubmitted, setSubmitted] = useState(false)
  const [refusedFile, setRefusedFile] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isPosting, setPosting] = useState(false)

  useDraftDeletion(viewerId)

  const errors = wasSubmitted ? draftErrors(fields) : []
  const isRestoring = fields.hasFile && !file
  const isBlocked =
    isRestoring ||
    refusedFile !== undefined ||
    altTextError(fields.altText) !== undefined ||
    (upload?.kind === 'failed' && upload.isFinal)
  const length = draftLength(fields.text)

  /** Clears failures that the change may correct. */
  const edit = (change: () => void) => {
    setRefusedFile(undefined)
    setFailure(undefined)
    change()
  }

  const attach = (chosen: File | undefined) => {
    if (!chosen || isPosting) return
    const refusal = fileError(chosen)
    if (refusal) setRefusedFile(refusal)
    else
      edit(() => {
        draft.change(noCredit)
        attachment.attach(chosen)
      })
  }

  /** Resolves to whether the post was created. */
  const submit = async (): Promise<boolean> => {
    if (isPosting) return false
    setSubmitted(true)
    if (isBlocked || draftErrors(fields).length > 0) return false
    setPosting(true)
    setFailure(undefined)
    const outcome = await sendPost().catch((error: unknown) => ({
      isPosted: false,
      failure: failureOf(error),
    }))
    setPosting(false)
    setFailure(outcome.failure)
    if (!outcome.isPosted) return false
    setSubmitted(false)
    attachment.clear()
    draft.clear()
    showPosted()
    return true
  }

  return {
    draft: { ...fields, file, upload },
    length,
    isTooLong: length > POST_TEXT_MAX,
    errors,
    refusedFile,
    failure,
    isPosting,
    canSubmit: !isEmptyDraft(fields) && !isPosting && errors.length === 0 && !isBlocked,
    setText: (text: string) => edit(() => draft.change({ text })),
    append: (typed: string) => {
      edit(() => draft.change({ text: appendText(draft.get().text, typed) }))
    },
    setAltText: (altText: string) => edit(() => draft.change({ altText })),
    attach,
    dismissRefusal: () => setRefusedFile(undefined),
    setCredit: (creditPostId: string | null) => edit(() => draft.change({ creditPostId })),
    removeAttachment: () =>
      edit(() => {
        draft.change(noCredit)
        attachment.remove()
      }),
    retryUpload: attachment.retryUpload,
    submit,
  }
}

function failureOf(error: unknown): string {
  if (!(error instanceof TransportError)) return errorMessage(error, { fallback: messages.postCreateFailed })
  return error.failure === 'offline'
    ? `${failureMessages.offline} Your draft is saved here until you are back online.`
    : 'Failed to create post. Please try again.'
}

/** Shows the new post at the top of the feed, unless the member has navigated to another screen. */
function useShowPosted() {
  const { reveal: revealEveryone } = useLiveList(LIVE_FEEDS.everyone)
  const { reveal: revealFollowed } = useLiveList(LIVE_FEEDS.followed)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const currentPath = useRef(pathname)
  useEffect(() => {
    currentPath.current = pathname
  }, [pathname])
  return () => {
    revealEveryone()
    revealFollowed()
    notify.success(messages.postCreated)
    if (currentPath.current === paths.compose) void navigate(paths.feed)
    else if (currentPath.current === paths.feed || currentPath.current === paths.everyone)
      window.scrollTo(0, 0)
  }
}
