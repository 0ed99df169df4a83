import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostDraftProvider_viewer$key } from '#client/__generated__/PostDraftProvider_viewer.graphql.ts'
import { useComposer } from './useComposer.ts'
import { PostComposerContext } from './usePostComposer.ts'

type PostDraftProviderProps = { viewer: PostDraftProvider_viewer$key | null | undefined; children: ReactNode }

/** Above the routes: the card above the feed and the screen show one draft, and a picture is uploaded between them. */
export function PostDraftProvider({ viewer, children }: PostDraftProviderProps) {
  const id = useFragment(
    graphql`
      fragment PostDraftProvider_viewer on Viewer {
        id
      }
    `,
    viewer,
  )?.id
  return <PostComposerContext value={useComposer(id)}>{children}</PostComposerContext>
}
