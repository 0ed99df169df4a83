import { screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import type { PostGroup } from '#client/features/drafts/post-group.ts'
import { EditorContext } from './editor-context.ts'
import { documentOfTemplate } from './editor-document.ts'
import { memeRemixSensitive } from './messages.ts'
import { PostStep } from './PostStep.tsx'
import { findTemplate } from './template-files.ts'
import { useMemeEditor, type Opening } from './useMemeEditor.ts'
import { usePostMeme } from './usePostMeme.ts'

const operation = 'createPostMutation'

test('meme is marked as sensitive', async () => {
  const { user, pendingOperations, variablesOf } = showStep(null)
  expect(sensitive()).not.toBeChecked()
  await user.click(sensitive())
  await user.click(screen.getByRole('button', { name: 'Post' }))
  await waitFor(() => expect(pendingOperations()).toContain(operation))
  expect(variablesOf(operation)).toMatchObject({ input: { isSensitive: true } })
})

test('meme is posted to a group', async () => {
  const { user, resolve, pendingOperations, variablesOf } = showStep(null)
  await resolve('GroupChoiceQuery', {
    GroupConnection: () => ({ edges: [{ node: { id: 'mondays', name: 'Mondays' } }] }),
  })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Post to' }), 'Mondays')
  await user.click(screen.getByRole('button', { name: 'Post' }))
  await waitFor(() => expect(pendingOperations()).toContain(operation))
  expect(variablesOf(operation)).toMatchObject({ input: { groupId: 'mondays' } })
})

test('group of the URL is chosen and can be changed', async () => {
  const { user } = showStep(null, { id: 'cats', name: 'Cat people' })
  const choice = screen.getByRole('combobox', { name: 'Post to' })
  expect(choice).toHaveDisplayValue('Cat people')
  await user.selectOptions(choice, 'Everyone')
  expect(screen.queryByDisplayValue('Cat people')).not.toBeInTheDocument()
})

test('remix of a sensitive meme cannot be marked otherwise', () => {
  showStep({ id: 'original', author: '@ann', isSensitive: true })
  expect(sensitive()).toBeChecked()
  expect(sensitive()).toBeDisabled()
  expect(screen.getByText(memeRemixSensitive)).toBeVisible()
})

test('remix of a harmless meme is not sensitive until it is marked', () => {
  showStep({ id: 'original', author: '@ann', isSensitive: false })
  expect(sensitive()).not.toBeChecked()
  expect(sensitive()).toBeEnabled()
  expect(screen.queryByText(memeRemixSensitive)).not.toBeInTheDocument()
})

function sensitive() {
  return screen.getByRole('checkbox', { name: /^Sensitive/ })
}

function showStep(remixOf: Opening['remixOf'], group: PostGroup | null = null) {
  const template = findTemplate('two-paths')
  if (!template) throw new Error('The template is missing')
  const opening = { document: documentOfTemplate(template), remixOf, remoteImages: [] }
  return renderWithRelay(<Step opening={opening} group={group} />)
}

function Step({ opening, group }: { opening: Opening; group: PostGroup | null }) {
  const editor = useMemeEditor('viewer', { opening: null, group })
  const posting = usePostMeme(editor, 'author')
  const { openWith } = editor
  useEffect(() => openWith(opening), [openWith, opening])
  const post = () => void posting.submit()
  return (
    <EditorContext value={editor}>
      <PostStep posting={posting} isVisitor={false} onClose={() => undefined} onPost={post} />
    </EditorContext>
  )
}
