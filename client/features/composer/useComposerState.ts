import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { draftErrors, draftLength, fileError, isEmptyDraft } from '#client/features/drafts/draft-rules.ts'
import { createDraft } from '#client/features/drafts/draft.ts'
import { useComposer } from '#client/features/drafts/useComposer.ts'
import { useDraftDeletion } from '#client/features/drafts/useDraft.ts'
import { LIVE_FEEDS } from '#client/features/feed/feed-connection.ts'
import { paths } from '#client/paths.ts'
import { useLiveList } from '#client/relay/useLiveList.ts'
import { useObservable } from '#client/ui/browser/observable.ts'
import { POST_TEXT_MAX } from '#rules/limits.ts'
import { emptyPost, noChoices, useSendPost } from './useSendPost.ts'

export type Composer = ReturnType<typeof useComposerState>

/** The draft of a post, its errors and its actions. */
export function useComposerState(viewerId: string | undefined, authorId: string | undefined) {
  const [draft] = useState(() =>
    createDraft(viewerId === undefined ? undefined : { memberId: viewerId, subject: 'post' }, emptyPost),
  )
  const fields = useObservable(draft, draft.empty)
  const { edit, ...composer } = useComposer(draft, {
    fileError,
    onFileChange: () => draft.change(noChoices),
    send: useSendPost(draft, authorId),
  })
  const showPosted = useShowPosted()
  const [wasSubmitted, setSubmitted] = useState(false)
  useDraftDeletion(viewerId)

  const { isBusy } = composer
  const errors = wasSubmitted ? draftErrors(composer.draft) : []
  const isBlocked = composer.isFileBlocked || composer.refusedFile !== undefined
  const length = draftLength(composer.draft.text)

  /** Resolves to whether the post was created. */
  const submit = async (): Promise<boolean> => {
    if (isBusy) return false
    setSubmitted(true)
    if (isBlocked || draftErrors(composer.draft).length > 0) return false
    if (!(await composer.submit())) return false
    setSubmitted(false)
    composer.clear()
    showPosted()
    return true
  }

  return {
    ...composer,
    draft: { ...fields, ...composer.draft },
    length,
    isTooLong: length > POST_TEXT_MAX,
    errors,
    canSubmit: !isEmptyDraft(composer.draft) && !isBusy && errors.length === 0 && !isBlocked,
    change: (choices: Partial<typeof emptyPost>) => edit(() => draft.change(choices)),
    submit,
  }
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
    if (currentPath.current === paths.compose) void navigate(paths.feed)
    else if (currentPath.current === paths.feed || currentPath.current === paths.everyone)
      window.scrollTo(0, 0)
  }
}
