import type { ReactNode } from 'react'
import { usePendingItems } from '#client/ui/list/usePendingItems.ts'
import { NewPostsContext } from './useNewPosts.ts'

/** Belongs above the routes: posts that arrive while another screen is open are still pending afterwards. */
export function NewPostsProvider({ children }: { children: ReactNode }) {
  return <NewPostsContext value={usePendingItems()}>{children}</NewPostsContext>
}
