import { useEffect } from 'react'
import { createObservable } from '#client/ui/browser/observable.ts'

/** The ids of the posts whose cards are rendered, which are near the window, with the number of cards. */
export const mountedPosts = createObservable<ReadonlyMap<string, number>>(new Map())

/** Counts a card while it is rendered, so that `usePostChanges` keeps it up to date. */
export function useMountedPost(postId: string): void {
  useEffect(() => {
    add(postId, 1)
    return () => add(postId, -1)
  }, [postId])
}

function add(postId: string, change: number): void {
  const counts = new Map(mountedPosts.get())
  const count = (counts.get(postId) ?? 0) + change
  if (count > 0) counts.set(postId, count)
  else counts.delete(postId)
  mountedPosts.set(counts)
}
