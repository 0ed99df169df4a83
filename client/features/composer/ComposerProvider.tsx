import { createContext, use, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ComposerProvider_viewer$key } from '#client/__generated__/ComposerProvider_viewer.graphql.ts'
import { useComposerState, type Composer } from './useComposerState.ts'

const ComposerContext = createContext<Composer | null>(null)

/** The composer of new posts. All places that show it share one draft. */
export function useComposer(): Composer {
  const composer = use(ComposerContext)
  if (!composer) throw new Error('useComposer needs a ComposerProvider above it')
  return composer
}

type ComposerProviderProps = { viewer: ComposerProvider_viewer$key | null | undefined; children: ReactNode }

/** Belongs above the routes, so that the draft and its upload survive navigation. */
export function ComposerProvider({ viewer: viewerRef, children }: ComposerProviderProps) {
  const viewer = useFragment(
    graphql`
      fragment ComposerProvider_viewer on Viewer {
        id
        user {
          id
        }
      }
    `,
    viewerRef,
  )
  const composer = useComposerState(viewer?.id, viewer?.user.id)
  return <ComposerContext value={composer}>{children}</ComposerContext>
}
