import { createContext, use } from 'react'
import type { Composer } from './useComposer.ts'

export const PostComposerContext = createContext<Composer | null>(null)

/** The one post in the making, in whichever place it is shown. */
export function usePostComposer(): Composer {
  const composer = use(PostComposerContext)
  if (!composer) throw new Error('usePostComposer needs a PostDraftProvider above it')
  return composer
}
