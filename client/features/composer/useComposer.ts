import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { errorMessage } from '#client/relay/errors.ts'
import { TransportError } from '#client/relay/errors.ts'
import { notify } from '#client/ui/toast.ts'
import { failureMessages } from '#rules/failure-messages.ts'
import { POST_TEXT_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { altTextError, draftErrors, draftLength, fileError, isEmptyDraft } from './post-draft.ts'
import { useDraftStore } from './useDraftStore.ts'
import { useNewPosts } from '#client/features/feed/useNewPosts.ts'
import { useSendPost } from './useSendPost.ts'

export type Composer = ReturnType<typeof useComposer>

/** A post in the making: what is in it, what is wrong with it, and sending it. */
export function useComposer(memberId: string | undefined) {
  const { store, draft } = useDraftStore(memberId)
  const sendPost = useSendPost(store)
  const showPosted = useShowPosted()
  const [wasSubmitted, setSubmitted] = useState(false)
  const [refusedFile, setRefusedFile] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isPosting, setPosting] = useState(false)

  const errors = wasSubmitted ? draftErrors(draft) : []
  const isBlocked =
    draft.isRestoring ||
    refusedFile !== undefined ||
    altTextError(draft.altText) !== undefined ||
    (draft.upload?.kind === 'failed' && draft.upload.isFinal)
  const length = draftLength(draft.text)

  /** A change may be what helps. */
  const after = (change: () => void) => {
    setRefusedFile(undefined)
    setFailure(undefined)
    change()
  }

  const attach = (file: File | undefined) => {
    if (!file || isPosting) return
    const refusal = fileError(file)
    if (refusal) setRefusedFile(refusal)
    else after(() => store.attach(file))
  }

  /** Resolves to whether it is posted. */
  const submit = async (): Promise<boolean> => {
    if (isPosting) return false
    setSubmitted(true)
    if (isBlocked || draftErrors(draft).length > 0) return false
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
    store.clear()
    showPosted()
    return true
  }

  return {
    draft,
    length,
    isTooLong: length > POST_TEXT_MAX,
    errors,
    refusedFile,
    failure,
    isPosting,
    canSubmit: !isEmptyDraft(draft) && !isPosting && errors.length === 0 && !isBlocked,
    write: (text: string) => after(() => store.write(text)),
    append: (typed: string) => {
      const { text } = store.state()
      after(() => store.write(text ? `${text}\n${typed}` : typed))
    },
    describe: (altText: string) => after(() => store.describe(altText)),
    attach,
    dismissRefusal: () => setRefusedFile(undefined),
    detach: () => after(store.detach),
    retryUpload: store.retryUpload,
    submit,
  }
}

function failureOf(error: unknown): string {
  if (!(error instanceof TransportError)) return errorMessage(error, { fallback: messages.postCreateFailed })
  return error.failure === 'offline'
    ? `${failureMessages.offline} ${messages.draftKept}`
    : messages.postCreateFailedTryAgain
}

/** Leads to the post, on top of the feed; who has gone elsewhere meanwhile stays there. */
function useShowPosted() {
  const { release } = useNewPosts()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const here = useRef(pathname)
  useEffect(() => {
    here.current = pathname
  }, [pathname])
  return () => {
    release()
    notify.success(messages.postCreated)
    if (here.current === paths.compose) void navigate(paths.feed)
    else if (here.current === paths.feed) window.scrollTo(0, 0)
  }
}
