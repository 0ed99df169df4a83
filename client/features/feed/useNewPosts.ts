import { createContext, use } from 'react'
import type { PendingItems } from '#client/ui/list/usePendingItems.ts'

export const NewPostsContext = createContext<PendingItems | null>(null)

/** The posts of the feed that arrived while the reader was further down. */
export function useNewPosts(): PendingItems {
  const newPosts = use(NewPostsContext)
  if (!newPosts) throw new Error('useNewPosts needs a NewPostsProvider above it')
  return newPosts
}
