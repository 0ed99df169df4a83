import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { pictureFile, showComposer } from '#tests/support/show-composer.tsx'
import { keptMedia, stubUploads } from '#tests/support/stub-uploads.ts'

const query = 'LookalikeNoticeQuery'
const mutation = 'createPostMutation'

let server: ReturnType<typeof stubUploads>
beforeEach(() => {
  server = stubUploads()
})

const lookalike = (changes: object = {}, author: object = {}) => ({
  id: 'first',
  databaseId: '01900000-0000-7000-8000-00000000000f',
  createdAt: new Date(Date.now() - (3 * 24 + 1) * 60 * 60_000).toISOString(),
  author: { id: 'user', username: 'mira', isViewer: false, ...author },
  ...changes,
})

/** Attaches an uploaded image. */
async function attach(lookalikes: object[]) {
  const view = await showComposer()
  await view.user.upload(screen.getByLabelText('Image or video file'), pictureFile())
  await (await server.request(1)).complete(keptMedia('m1'))
  // The first test waits for the code of the notice.
  await waitFor(() => expect(view.pendingOperations()).toContain(query))
  expect(view.variablesOf(query)).toEqual({ mediaId: 'm1' })
  await view.answer(query, { data: { lookalikes } })
  return view
}

const button = (name: string) => screen.getByRole('button', { name })

test('notice names the author of the oldest post with the same picture and links the post', async () => {
  await attach([lookalike(), lookalike({ id: 'second' }, { id: 'nora', username: 'nora' })])
  expect(screen.getByText(/posted this/)).toHaveTextContent('@mira posted this 3 days ago')
  expect(screen.getByRole('link', { name: '@mira' })).toHaveAttribute(
    'href',
    paths.post('01900000-0000-7000-8000-00000000000f'),
  )
})

test('credit is sent with the post', async () => {
  const { user, variablesOf } = await attach([lookalike()])
  await user.click(button('Credit'))
  expect(screen.getByText('Credit:', { exact: false })).toHaveTextContent('Credit: @mira')
  expect(button('Remove credit')).toHaveFocus()
  await user.click(button('Post'))
  expect(variablesOf(mutation)).toMatchObject({ input: { mediaId: 'm1', creditPostId: 'first' } })
})

test('post without a credit is possible, also after removing it', async () => {
  const { user, variablesOf } = await attach([lookalike()])
  await user.click(button('Credit'))
  await user.click(button('Remove credit'))
  await user.click(button('Post anyway'))
  expect(variablesOf(mutation)).toMatchObject({ input: { mediaId: 'm1', creditPostId: null } })
})

test('credit is removed with the image', async () => {
  const { user, variablesOf } = await attach([lookalike()])
  await user.click(button('Credit'))
  await user.click(button('Remove the image'))
  expect(screen.queryByText('Credit:', { exact: false })).not.toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Text of your post' }), 'Hello')
  await user.click(button('Post'))
  expect(variablesOf(mutation)).toMatchObject({ input: { mediaId: null, creditPostId: null } })
})

test('own post cannot be credited', async () => {
  await attach([lookalike({}, { isViewer: true })])
  expect(screen.getByText(/posted this/)).toHaveTextContent('You posted this 3 days ago')
  expect(screen.queryByRole('button', { name: 'Credit' })).not.toBeInTheDocument()
  expect(button('Post anyway')).toBeEnabled()
})

test('nothing is shown for a new picture', async () => {
  await attach([])
  expect(screen.queryByText(/posted this/)).not.toBeInTheDocument()
})
