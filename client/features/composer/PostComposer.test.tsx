import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { messages } from '#rules/messages.ts'
import { TransportError } from '#client/relay/errors.ts'
import { postOf } from '#tests/support/show-feed.tsx'
import { pictureFile, showComposer } from '#tests/support/show-composer.tsx'
import { stubUploads } from '#tests/support/stub-uploads.ts'

const operation = 'createPostMutation'

beforeEach(() => void stubUploads())

describe('composer', () => {
  test('is disabled while empty and counts characters', async () => {
    const { user } = await showComposer()
    expect(postButton()).toBeDisabled()
    await user.type(text(), '  ')
    expect(postButton()).toBeDisabled()
    await user.type(text(), 'Ha 👩‍👩‍👧!')
    expect(screen.getByText('5/500')).toBeVisible()
    expect(postButton()).toBeEnabled()
  })

  test('shows that the text is too long on submit only', async () => {
    const { user, pendingOperations } = await showComposer()
    write('x'.repeat(501))
    expect(screen.getByText('501/500')).toBeVisible()
    expect(screen.getByText('1 characters over the limit')).toBeInTheDocument()
    expect(text()).toBeInvalid()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.click(postButton())
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Text cannot exceed 500 characters. Currently 501 characters.',
    )
    expect(postButton()).toBeDisabled()
    expect(pendingOperations()).toEqual([])
    write('x'.repeat(500))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(postButton()).toBeEnabled()
  })

  test('shows that a character has too many accents', async () => {
    const { user, pendingOperations } = await showComposer()
    write(`Z${'\u0301'.repeat(20)}algo`)
    await user.click(postButton())
    expect(screen.getByRole('alert')).toHaveTextContent(messages.textHasExcessMarks)
    expect(pendingOperations()).toEqual([])
  })

  test('shows what is missing when an empty post is submitted with the keyboard', async () => {
    const { user } = await showComposer()
    await user.type(text(), '{Control>}{Enter}{/Control}')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please add some text or attach a media file to create a post.',
    )
  })

  test.each(['Control', 'Meta'])('sends with %s and Enter', async (key) => {
    const { user, pendingOperations } = await showComposer()
    await user.type(text(), `Monday called.{${key}>}{Enter}{/${key}}`)
    expect(await screen.findByRole('button', { name: 'Posting...' })).toBeVisible()
    expect(pendingOperations()).toEqual([operation])
  })

  test('trims pasted text and ignores an image of the same text', async () => {
    const { user } = await showComposer()
    await user.click(text())
    await user.paste('\n  pasted text \n')
    expect(text()).toHaveValue('pasted text')
    fireEvent.paste(text(), { clipboardData: { files: [pictureFile()], getData: () => 'more' } })
    expect(screen.queryByRole('img', { name: /Preview/ })).not.toBeInTheDocument()
  })

  test('posts, clears itself and opens the feed', async () => {
    const { user, answer, variablesOf, router } = await showComposer()
    write('Monday called.')
    await user.click(postButton())
    expect(screen.getByRole('button', { name: 'Posting...' })).toBeVisible()
    expect(text()).toHaveAttribute('readonly')
    expect(variablesOf(operation)).toMatchObject({
      input: { text: 'Monday called.', mediaId: null, altText: '', idempotencyKey: expect.any(String) },
    })
    await answer(operation, posted())
    expect(await screen.findByText('The feed')).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.feed)
    expect(await screen.findByText('Post created successfully')).toBeVisible()
    await act(() => router.navigate(paths.compose))
    expect(text()).toHaveValue('')
  })

  test('offers to view and share the new post', async () => {
    const { user, answer, router } = await showComposer()
    write('Monday called.')
    await user.click(postButton())
    await answer(operation, posted())
    const path = paths.post(postOf({ id: 'new' }).databaseId)
    await user.click(await screen.findByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(`http://localhost:3000${path}`)
    await user.click(screen.getByRole('link', { name: 'View' }))
    expect(router.state.location.pathname).toBe(path)
  })

  test('stays on another screen that was opened in the meantime', async () => {
    const { user, answer, router } = await showComposer()
    write('Monday called.')
    await user.click(postButton())
    await act(() => router.navigate(paths.trending))
    await answer(operation, posted())
    expect(await screen.findByText('Post created successfully')).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.trending)
  })
})

describe('choice of a group', () => {
  const groups = [
    { id: 'cats', name: 'Cat people' },
    { id: 'mondays', name: 'Mondays' },
  ]

  test('is everyone by default', async () => {
    const { user, variablesOf } = await showComposer({ groups })
    expect(groupChoice()).toHaveDisplayValue('Everyone')
    write('Monday called.')
    await user.click(postButton())
    expect(variablesOf(operation)).toMatchObject({ input: { groupId: null } })
  })

  test('is sent with the post and kept in the draft', async () => {
    const { user, variablesOf, router } = await showComposer({ groups })
    write('Monday called.')
    await user.selectOptions(groupChoice(), 'Mondays')
    await act(() => router.navigate(paths.trending))
    await act(() => router.navigate(paths.compose))
    expect(groupChoice()).toHaveDisplayValue('Mondays')
    await user.click(postButton())
    expect(variablesOf(operation)).toMatchObject({ input: { groupId: 'mondays' } })
  })

  test('is not offered to members without groups', async () => {
    await showComposer()
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })

  test.each([
    ['NotAllowedError', messages.groupMembersOnly],
    ['NotFoundError', messages.groupNotFound],
  ])('can be changed after %s, with the text kept', async (__typename, message) => {
    const { user, answer, variablesOf } = await showComposer({ groups })
    write('Monday called.')
    await user.selectOptions(groupChoice(), 'Mondays')
    await user.click(postButton())
    await answer(operation, { data: { createPost: { __typename, __isError: __typename, message } } })
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(text()).toHaveValue('Monday called.')
    await user.selectOptions(groupChoice(), 'Everyone')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.click(postButton())
    expect(variablesOf(operation)).toMatchObject({ input: { groupId: null } })
  })
})

describe('refused post', () => {
  test('keeps the draft and shows the message of the server', async () => {
    const { user, answer } = await showComposer()
    write('Monday called.')
    await user.click(postButton())
    const message = 'Too many requests. Please try again in 40 seconds.'
    await answer(operation, {
      data: { createPost: { __typename: 'RateLimitedError', __isError: 'RateLimitedError', message } },
    })
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(text()).toHaveValue('Monday called.')
    expect(postButton()).toBeEnabled()
  })

  test.each([
    ['the server failed', new Error('boom'), 'Failed to create post'],
    [
      'the server is unreachable',
      new TransportError('unreachable', 'Oops'),
      'Failed to create post. Please try again.',
    ],
    [
      'the device is offline',
      new TransportError('offline', 'Offline'),
      "You're currently offline. Please check your internet connection. Your draft is saved here until you are back online.",
    ],
  ])('is kept when %s', async (_what, error, sentence) => {
    const { user, reject } = await showComposer()
    write('Monday called.')
    await user.click(postButton())
    await reject(operation, error)
    expect(screen.getByRole('alert').textContent).toBe(sentence)
    expect(text()).toHaveValue('Monday called.')
  })

  test('is sent again with the same idempotency key, and with another after a change', async () => {
    const { user, reject, variablesOf } = await showComposer()
    const send = async (): Promise<unknown> => {
      await user.click(postButton())
      const { input } = variablesOf(operation)
      await reject(operation, new TransportError('unreachable', 'Oops'))
      return input.idempotencyKey
    }
    write('Monday called.')
    const first = await send()
    expect(await send()).toBe(first)
    write('Monday called again.')
    expect(await send()).not.toBe(first)
  })
})

function posted() {
  const post = postOf({ id: 'new' })
  return {
    data: {
      createPost: {
        __typename: 'CreatePostPayload',
        postEdge: { cursor: '1', node: { ...post, author: { ...post.author, postCount: 1 } } },
      },
    },
  }
}

function text() {
  return screen.getByRole('textbox', { name: 'Text of your post' })
}

function write(value: string) {
  fireEvent.change(text(), { target: { value } })
}

function groupChoice() {
  return screen.getByRole('combobox', { name: 'Post to' })
}

function postButton() {
  return screen.getByRole('button', { name: 'Post' })
}
