import { createContext, use } from 'react'
import type { Composer } from './useComposerState.ts'

export const ComposerContext = createContext<Composer | null>(null)

/** The composer of new posts. All places that show it share one draft. */
export function useComposer(): Composer {
  const composer = use(ComposerContext)
  if (!composer) throw new Error('useComposer needs a ComposerProvider above it')
  return composer
}
