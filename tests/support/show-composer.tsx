import { waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { Route, Routes } from 'react-router-dom'
import { expect } from 'vitest'
import type { shellLoaderQuery } from '#client/__generated__/shellLoaderQuery.graphql.ts'
import { PostComposer } from '#client/features/composer/PostComposer.tsx'
import { ComposerProvider } from '#client/features/composer/ComposerProvider.tsx'
import { shellQuery } from '#client/app/shellLoader.ts'
import { paths } from '#client/paths.ts'
import { renderWithRelay } from './render-with-relay.tsx'

export function pictureFile(name = 'cat.png', type = 'image/png'): File {
  return new File(['pixels'], name, { type })
}

const noGroups: { id: string; name: string }[] = []

/** Shows the composer screen below the provider that outlives it. */
export async function showComposer({ memberId = 'mira', groups = noGroups } = {}) {
  // The preview is loaded with the first attachment, which takes longer than a test waits.
  await import('#client/features/composer/AttachmentPreview.tsx')
  const view = renderWithRelay(
    <Suspense>
      <ComposerScreens />
    </Suspense>,
    { at: paths.compose },
  )
  await view.resolve('shellLoaderQuery', { Viewer: () => ({ id: memberId }) })
  await waitFor(() => expect(view.pendingOperations()).toContain('GroupChoiceQuery'))
  await view.resolve('GroupChoiceQuery', {
    Viewer: () => ({ id: memberId }),
    GroupConnection: () => ({ edges: groups.map((node) => ({ node })) }),
  })
  return view
}

function ComposerScreens() {
  const { viewer } = useLazyLoadQuery<shellLoaderQuery>(shellQuery, {})
  return (
    <ComposerProvider viewer={viewer}>
      <Routes>
        <Route path={paths.compose} element={<PostComposer user={null} variant="screen" />} />
        <Route path={paths.feed} element={<p>The feed</p>} />
        <Route path="*" element={<p>Another screen</p>} />
      </Routes>
    </ComposerProvider>
  )
}
