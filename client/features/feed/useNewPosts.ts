import { createContext, use } from 'react'

/** Posts that arrived above what the reader is looking at, and wait for them to look up. */
export type NewPosts = {
  /** Ids of posts that are in the list but not to be shown yet. */
  heldBack: ReadonlySet<string>
  /** More arrived than the list knows of: only fetching it anew shows them all. */
  hasGap: boolean
  holdBack: (postIds: readonly string[]) => void
  markGap: () => void
  /** Everything may be shown. */
  release: () => void
}

export const NewPostsContext = createContext<NewPosts | null>(null)

export function useNewPosts(): NewPosts {
  const newPosts = use(NewPostsContext)
  if (!newPosts) throw new Error('useNewPosts needs a NewPostsProvider above it')
  return newPosts
}
