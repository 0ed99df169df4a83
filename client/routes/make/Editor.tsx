import { useEffect, useMemo, useState } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useNavigate } from 'react-router-dom'
import type { makeLoaderQuery } from '#client/__generated__/makeLoaderQuery.graphql.ts'
import { adoptVisitorDrafts, hasDraft, VISITOR } from '#client/features/drafts/draft.ts'
import { MemeEditor } from '#client/features/meme-editor/MemeEditor.tsx'
import { postGroupOf } from '#client/features/drafts/post-group.ts'
import type { Opening } from '#client/features/meme-editor/useMemeEditor.ts'
import { paths } from '#client/paths.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { useGoBack } from '#client/routes/GoBack.tsx'
import { loginPath } from '#client/session/return-path.ts'
import { LoadingScreen } from '#client/ui/LoadingScreen.tsx'
import { type makeLoader, makeQuery, POSTING } from './makeLoader.ts'

export type ViewerReference = { viewer: PreloadedQuery<makeLoaderQuery> }

/** The editor of a member or a visitor. */
export function Editor({ viewer: reference, opening }: ViewerReference & { opening: Opening | null }) {
  const query = useRouteQuery<makeLoaderQuery>(makeQuery, reference)
  const { viewer } = query
  const group = useMemo(() => postGroupOf(query.group), [query.group])
  const { startsPosting } = useLoaderData<typeof makeLoader>()
  const isReady = useAdoptedDrafts(viewer?.id, startsPosting)
  const navigate = useNavigate()
  const goBack = useGoBack()
  // After a link was opened, its parameters would open it again on a reload. This replaces the first history entry.
  const [actions] = useState(() => ({
    onLeave: goBack,
    onOpened: () => void navigate(paths.make, { replace: true }),
    onPosted: () => void navigate(paths.feed),
    onSignIn: () => void navigate(loginPath({ pathname: paths.make, search: `?${POSTING}`, hash: '' })),
  }))
  if (!isReady) return <LoadingScreen />
  return (
    <MemeEditor
      viewerId={viewer?.id ?? null}
      authorId={viewer?.user.id}
      opening={opening}
      group={group}
      templates={query}
      startsPosting={startsPosting}
      {...actions}
    />
  )
}

/**
 * Whether the member has the meme that a visitor made before signing in. It replaces a draft of the member only if the visitor wanted to
 * post it.
 */
function useAdoptedDrafts(memberId: string | undefined, replacesDraft: boolean): boolean {
  const [isReady, setReady] = useState(
    () =>
      memberId === undefined ||
      !hasDraft({ memberId: VISITOR, subject: 'meme' }) ||
      (!replacesDraft && hasDraft({ memberId, subject: 'meme' })),
  )
  useEffect(() => {
    if (!isReady && memberId !== undefined) void adoptVisitorDrafts(memberId).finally(() => setReady(true))
  }, [isReady, memberId])
  return isReady
}
