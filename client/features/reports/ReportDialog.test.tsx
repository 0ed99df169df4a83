import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TransportError } from '#client/relay/errors.ts'
import { messages } from '#rules/messages.ts'
import { showFeed } from '#tests/support/show-feed.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'

const operation = 'useReportMutation'
const sent = { data: { report: { __typename: 'ReportPayload' } } }
const troll = { id: 'user of b', username: 'troll' }

test('post is reported from its menu with three taps', async () => {
  const view = await showFeed([{ id: 'b' }, { id: 'a' }])
  const [card] = screen.getAllByRole('article')
  if (!card) throw new Error('The feed has no posts')
  await view.user.click(within(card).getByRole('button', { name: 'More' }))
  await waitFor(() => expect(view.pendingOperations()).toContain('AuthorMenuItemsQuery'))
  await view.answer('AuthorMenuItemsQuery', {
    data: {
      node: {
        __typename: 'User',
        isViewer: false,
        viewerFollows: false,
        viewerMutes: false,
        viewerBlocks: false,
        followerCount: 0,
        ...troll,
      },
    },
  })
  await view.user.click(await screen.findByRole('menuitem', { name: 'Report post' }))
  await view.user.click(await screen.findByRole('button', { name: 'Spam or scam' }))
  expect(view.variablesOf(operation)).toEqual({ input: { subjectId: 'b', reason: 'SPAM', note: '' } })
  await view.answer(operation, sent)
  expect(await screen.findByText('Reported. A moderator will look at it.')).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test.each([
  ['unreachable', 'Failed to send the report. Please try again.'],
  ['offline', messages.offline],
] as const)('report keeps its reason while the server is %s', async (failure, message) => {
  const { user, reject, answer, variablesOf } = showDialog()
  await user.click(screen.getByRole('button', { name: 'Hate' }))
  await reject(operation, new TransportError(failure, message))
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('button', { name: 'Hate', pressed: true })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(variablesOf(operation)).toEqual({ input: { subjectId: 'post', reason: 'HATE', note: '' } })
  await answer(operation, sent)
  expect(screen.getByRole('status')).toHaveTextContent('Reported.')
})

test('report of a deleted post shows the message of the server', async () => {
  const { user, answer } = showDialog()
  await user.click(screen.getByRole('button', { name: 'Hate' }))
  await answer(operation, {
    data: {
      report: {
        __typename: 'NotFoundError',
        __isError: 'NotFoundError',
        message: messages.reportSubjectNotFound,
      },
    },
  })
  expect(screen.getByRole('alert')).toHaveTextContent(messages.reportSubjectNotFound)
})

test('note is sent with the reason and stays after a failure', async () => {
  const { user, reject, answer, variablesOf } = await showSent()
  await user.type(screen.getByLabelText('Add a note (optional)'), 'The third time today')
  await user.click(screen.getByRole('button', { name: 'Send note' }))
  expect(variablesOf(operation)).toEqual({
    input: { subjectId: 'post', reason: 'HATE', note: 'The third time today' },
  })
  await reject(operation, new TransportError('unreachable', ''))
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to send the note. Please try again.')
  expect(screen.getByLabelText('Add a note (optional)')).toHaveValue('The third time today')
  await user.click(screen.getByRole('button', { name: 'Send note' }))
  await answer(operation, sent)
  expect(await screen.findByText('Note sent')).toBeVisible()
})

test('note that is too long is not sent', async () => {
  const { user, pendingOperations } = await showSent()
  await user.click(screen.getByLabelText('Add a note (optional)'))
  await user.paste('a'.repeat(501))
  expect(screen.getByText('501/500')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send note' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Block @troll' }))
  expect(pendingOperations()).toEqual([])
})

test('author is blocked after the note was sent', async () => {
  const { user, answer, variablesOf } = await showSent()
  await user.type(screen.getByLabelText('Add a note (optional)'), 'Again')
  await user.click(screen.getByRole('button', { name: 'Block @troll' }))
  await answer(operation, sent)
  expect(variablesOf('useBlockUserMutation')).toEqual({ input: { userId: troll.id } })
  await answer('useBlockUserMutation', {
    data: {
      blockUser: {
        __typename: 'BlockUserPayload',
        user: {
          id: troll.id,
          viewerBlocks: true,
          viewerFollows: false,
          followsViewer: false,
          followerCount: 0,
          followingCount: 0,
        },
      },
    },
  })
  expect(await screen.findByText('You blocked @troll.')).toBeVisible()
})

function showDialog() {
  return renderWithRelay(
    <ReportDialog
      subject={{ id: 'post', name: 'post' }}
      member={{ userId: troll.id, username: troll.username }}
      open
      onClose={() => undefined}
    />,
  )
}

async function showSent() {
  const view = showDialog()
  await view.user.click(screen.getByRole('button', { name: 'Hate' }))
  await view.answer(operation, sent)
  return view
}
