import { createContext, use } from 'react'

/** Posts that arrived while the reader was further down, and are not shown yet. */
export type NewPosts = {
  /** The ids of posts that are in the list but hidden. */
  heldBack: ReadonlySet<string>
  /** Posts are missing in the list; only fetching it again shows all of them. */
  hasGap: boolean
  holdBack: (postIds: readonly string[]) => void
  markGap: () => void
  /** Shows all posts. */
  release: () => void
}

export const NewPostsContext = createContext<NewPosts | null>(null)

export function useNewPosts(): NewPosts {
  const newPosts = use(NewPostsContext)
  if (!newPosts) throw new Error('useNewPosts needs a NewPostsProvider above it')
  return newPosts
}
