import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useNewPosts } from '#client/features/feed/new-posts.ts'
import { paths } from '#client/paths.ts'
import { errorMessage, TransportError } from '#client/relay/errors.ts'
import { notify } from '#client/ui/toast.ts'
import { failureMessages } from '#rules/failure-messages.ts'
import { POST_TEXT_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { altTextError, draftErrors, draftLength, fileError, isEmptyDraft } from './draft-content.ts'
import { useDraft } from './useDraft.ts'
import { useSendPost } from './useSendPost.ts'

export type Composer = ReturnType<typeof useComposerState>

/** The draft of a post, its errors and its actions. */
export function useComposerState(viewerId: string | undefined, authorId: string | undefined) {
  const { draft, state } = useDraft(viewerId === undefined ? undefined : `draft of ${viewerId}`)
  const sendPost = useSendPost(draft, authorId)
  const showPosted = useShowPosted()
  const [wasSubmitted, setSubmitted] = useState(false)
  const [refusedFile, setRefusedFile] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isPosting, setPosting] = useState(false)

  const errors = wasSubmitted ? draftErrors(state) : []
  const isBlocked =
    state.isRestoring ||
    refusedFile !== undefined ||
    altTextError(state.altText) !== undefined ||
    (state.upload?.kind === 'failed' && state.upload.isFinal)
  const length = draftLength(state.text)

  /** Clears failures that the change may correct. */
  const edit = (change: () => void) => {
    setRefusedFile(undefined)
    setFailure(undefined)
    change()
  }

  const attach = (file: File | undefined) => {
    if (!file || isPosting) return
    const refusal = fileError(file)
    if (refusal) setRefusedFile(refusal)
    else edit(() => draft.attach(file))
  }

  /** Resolves to whether the post was created. */
  const submit = async (): Promise<boolean> => {
    if (isPosting) return false
    setSubmitted(true)
    if (isBlocked || draftErrors(state).length > 0) return false
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
    draft.clear()
    showPosted()
    return true
  }

  return {
    draft: state,
    length,
    isTooLong: length > POST_TEXT_MAX,
    errors,
    refusedFile,
    failure,
    isPosting,
    canSubmit: !isEmptyDraft(state) && !isPosting && errors.length === 0 && !isBlocked,
    setText: (text: string) => edit(() => draft.setText(text)),
    append: (typed: string) => {
      const { text } = draft.state()
      edit(() => draft.setText(text ? `${text}\n${typed}` : typed))
    },
    setAltText: (altText: string) => edit(() => draft.setAltText(altText)),
    attach,
    dismissRefusal: () => setRefusedFile(undefined),
    removeAttachment: () => edit(draft.removeAttachment),
    retryUpload: draft.retryUpload,
    submit,
  }
}

function failureOf(error: unknown): string {
  if (!(error instanceof TransportError)) return errorMessage(error, { fallback: messages.postCreateFailed })
  return error.failure === 'offline'
    ? `${failureMessages.offline} ${messages.draftKept}`
    : messages.postCreateFailedTryAgain
}

/** Shows the new post at the top of the feed, unless the member has navigated to another screen. */
function useShowPosted() {
  const { reveal } = useNewPosts()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const currentPath = useRef(pathname)
  useEffect(() => {
    currentPath.current = pathname
  }, [pathname])
  return () => {
    reveal()
    notify.success(messages.postCreated)
    if (currentPath.current === paths.compose) void navigate(paths.feed)
    else if (currentPath.current === paths.feed) window.scrollTo(0, 0)
  }
}
