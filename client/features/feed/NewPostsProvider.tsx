import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { NewPostsContext } from './useNewPosts.ts'

const nothing = { heldBack: new Set<string>(), hasGap: false }

/** Above the routes: posts that arrive while another screen is open are still pending afterwards. */
export function NewPostsProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<{ heldBack: ReadonlySet<string>; hasGap: boolean }>(nothing)

  const holdBack = useCallback((postIds: readonly string[]) => {
    setState(({ heldBack, hasGap }) => ({ heldBack: new Set([...heldBack, ...postIds]), hasGap }))
  }, [])
  const markGap = useCallback(() => setState(({ heldBack }) => ({ heldBack, hasGap: true })), [])
  const release = useCallback(() => setState(nothing), [])

  const value = useMemo(() => ({ ...state, holdBack, markGap, release }), [state, holdBack, markGap, release])
  return <NewPostsContext value={value}>{children}</NewPostsContext>
}
