import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { errorMessage } from '#client/relay/error-message.ts'
import { TransportError } from '#client/relay/transport-error.ts'
import { notify } from '#client/ui/toast.ts'
import { POST_TEXT_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { draftErrors, draftLength, emptyDraft, fileError, isEmptyDraft } from './post-draft.ts'
import { useCreatePost } from './useCreatePost.ts'
import { useNewPosts } from './useNewPosts.ts'

/** A post in the making: what is in it, what is wrong with it, and sending it. */
export function usePostDraft() {
  const createPost = useCreatePost()
  const { release } = useNewPosts()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(emptyDraft)
  const [wasSubmitted, setSubmitted] = useState(false)
  const [refusedFile, setRefusedFile] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isPosting, setPosting] = useState(false)

  const errors = wasSubmitted ? draftErrors(draft) : []
  const canSubmit = !isEmptyDraft(draft) && !isPosting && errors.length === 0 && !refusedFile
  const length = draftLength(draft.text)

  const change = (part: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setRefusedFile(undefined)
    setFailure(undefined)
  }

  const attach = (file: File | undefined) => {
    if (!file || isPosting) return
    const refusal = fileError(file)
    if (refusal) setRefusedFile(refusal)
    else change({ file })
  }

  const submit = async () => {
    if (isPosting) return
    setSubmitted(true)
    if (refusedFile || draftErrors(draft).length > 0) return
    setPosting(true)
    setFailure(undefined)
    const problem = await send()
    setPosting(false)
    if (problem) {
      setFailure(problem)
      return
    }
    setDraft(emptyDraft)
    setSubmitted(false)
    release()
    notify.success(messages.postCreated)
    if (window.location.pathname === paths.feed) window.scrollTo(0, 0)
    else await navigate(paths.feed)
  }

  /** Resolves to the sentence of what went wrong, if anything did. */
  const send = async (): Promise<string | undefined> => {
    try {
      const result = await createPost(draft)
      if (result.__typename === 'CreatePostPayload') return undefined
      return result.message ?? messages.postCreateFailed
    } catch (error) {
      if (error instanceof TransportError) return messages.postCreateFailedTryAgain
      return errorMessage(error, messages.postCreateFailed)
    }
  }

  return {
    draft,
    length,
    isTooLong: length > POST_TEXT_MAX,
    errors,
    refusedFile,
    failure,
    isPosting,
    canSubmit,
    write: (text: string) => change({ text }),
    describe: (altText: string) => change({ altText }),
    attach,
    dismissRefusal: () => setRefusedFile(undefined),
    detach: () => change({ file: null, altText: '' }),
    submit,
  }
}
