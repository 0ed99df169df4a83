import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ComposerProvider_viewer$key } from '#client/__generated__/ComposerProvider_viewer.graphql.ts'
import { ComposerContext } from './useComposer.ts'
import { useComposerState } from './useComposerState.ts'

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
  return <ComposerContext value={useComposerState(viewer?.id, viewer?.user.id)}>{children}</ComposerContext>
}
