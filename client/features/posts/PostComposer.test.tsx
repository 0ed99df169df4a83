import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { postOf } from '#tests/support/show-feed.tsx'
import { NewPostsProvider } from './NewPostsProvider.tsx'
import { PostComposer } from './PostComposer.tsx'

const operation = 'useCreatePostMutation'
const picture = () => new File(['pixels'], 'cat.png', { type: 'image/png' })

describe('the composer', () => {
  test('has nothing to post at first, and counts what is written', async () => {
    const { user } = showComposer()
    expect(postButton()).toBeDisabled()
    await user.type(text(), '  ')
    expect(postButton()).toBeDisabled()
    await user.type(text(), 'Ha 👩‍👩‍👧!')
    expect(screen.getByText('5/500')).toBeVisible()
    expect(postButton()).toBeEnabled()
  })

  test('can post a picture without words', async () => {
    const { user, environment } = showComposer()
    await user.upload(filePicker(), picture())
    expect(screen.getByRole('img', { name: 'Preview of cat.png' })).toBeInTheDocument()
    await user.type(screen.getByLabelText('Describe the picture (optional)'), 'A cat')
    await user.click(postButton())
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { text: '', media: null, altText: 'A cat' },
    })
  })

  test('lets the picture be removed again', async () => {
    const { user } = showComposer()
    await user.upload(filePicker(), picture())
    await user.click(screen.getByRole('button', { name: 'Remove the picture' }))
    expect(screen.queryByRole('img', { name: /Preview/ })).not.toBeInTheDocument()
    expect(postButton()).toBeDisabled()
  })

  test('says that the text is too long only once it is to be posted', async () => {
    const { user, pendingOperations } = showComposer()
    write('x'.repeat(501))
    expect(screen.getByText('501/500')).toBeVisible()
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

  test('says what is missing when an empty post is sent from the keyboard', async () => {
    const { user } = showComposer()
    await user.type(text(), '{Control>}{Enter}{/Control}')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please add some text or attach a media file to create a post.',
    )
  })

  test('refuses a file of another kind or too large at once, until it is dismissed', async () => {
    const { user } = showComposer()
    write('Look at this')
    fireEvent.change(filePicker(), {
      target: { files: [new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })] },
    })
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a valid image (JPEG, PNG, GIF, WebP)')
    expect(postButton()).toBeDisabled()

    const large = picture()
    Object.defineProperty(large, 'size', { value: 41.5 * 1024 * 1024 })
    fireEvent.change(filePicker(), { target: { files: [large] } })
    expect(screen.getByRole('alert')).toHaveTextContent(
      'File size cannot exceed 50MB. Current file is 41.5 MB.',
    )

    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(postButton()).toBeEnabled()
  })

  test('takes pasted text without its blank edges, and a pasted or dropped picture', async () => {
    const { user } = showComposer()
    await user.click(text())
    await user.paste('\n  pasted text \n')
    expect(text()).toHaveValue('pasted text')
    fireEvent.paste(text(), { clipboardData: { files: [picture()], getData: () => '' } })
    expect(screen.getByRole('img', { name: 'Preview of cat.png' })).toBeInTheDocument()
    const dropped = new File(['pixels'], 'dog.webp', { type: 'image/webp' })
    fireEvent.drop(screen.getByRole('form', { name: 'New post' }), { dataTransfer: { files: [dropped] } })
    expect(screen.getByRole('img', { name: 'Preview of dog.webp' })).toBeInTheDocument()
  })

  test('posts, empties itself and leads to the feed', async () => {
    const { user, answer, variablesOf, router } = showComposer()
    write('Monday called.')
    await user.click(postButton())
    expect(screen.getByRole('button', { name: 'Posting...' })).toBeVisible()
    expect(text()).toHaveAttribute('readonly')
    expect(variablesOf(operation)).toEqual({ input: { text: 'Monday called.', media: null, altText: null } })
    await answer(operation, {
      data: {
        createPost: {
          __typename: 'CreatePostPayload',

          post: { ...postOf({ id: 'new' }), author: { ...postOf({ id: 'new' }).author, postCount: 1 } },
        },
      },
    })
    expect(await screen.findByText('The feed')).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.feed)
    expect(await screen.findByText('Post created successfully')).toBeVisible()
  })

  test('keeps the draft and shows the server’s sentence when it refuses', async () => {
    const { user, answer } = showComposer()
    write('Monday called.')
    await user.click(postButton())
    await answer(operation, {
      data: {
        createPost: {
          __typename: 'ValidationError',
          __isError: 'ValidationError',
          message: 'This file is damaged and cannot be shown. Please choose another one.',
        },
      },
    })
    expect(screen.getByRole('alert')).toHaveTextContent('This file is damaged')
    expect(text()).toHaveValue('Monday called.')
    expect(postButton()).toBeEnabled()
  })

  test('keeps the draft when it could not be sent', async () => {
    const { user, reject } = showComposer()
    write('Monday called.')
    await user.click(postButton())
    await reject(operation, new Error('boom'))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to create post')
    expect(text()).toHaveValue('Monday called.')
  })
})

function showComposer() {
  return renderWithRelay(
    <NewPostsProvider>
      <PostComposer user={null} variant="screen" />
    </NewPostsProvider>,
    { at: paths.compose, others: { [paths.feed]: <p>The feed</p> } },
  )
}

function text() {
  return screen.getByRole('textbox', { name: 'Text of your post' })
}

function write(value: string) {
  fireEvent.change(text(), { target: { value } })
}

function postButton() {
  return screen.getByRole('button', { name: 'Post' })
}

function filePicker() {
  return screen.getByLabelText('Picture file')
}
