import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { editProfileLoaderQuery } from '#client/__generated__/editProfileLoaderQuery.graphql.ts'
import { TransportError } from '#client/relay/errors.ts'
import { editProfileQuery } from '#client/routes/edit-profile/editProfileLoader.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { ProfilePhoto } from './ProfilePhoto.tsx'

const setOperation = 'useSetProfilePhotoMutation'
const deleteOperation = 'useDeleteProfilePhotoMutation'
const DEFAULT = '/media/avatar/1/fox.svg'
const OWN = '/media/image/s_128/own.webp'
const file = new File(['pixels'], 'me.png', { type: 'image/png' })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

describe('first photo', () => {
  test('is shown immediately with its progress and a confirmation', async () => {
    const { answer, variablesOf } = await sendPhoto(DEFAULT)
    expect(photo()).toHaveAttribute('src', 'blob:test')
    expect(screen.getByRole('status')).toHaveTextContent('Uploading photo...')
    expect(variablesOf(setOperation)).toEqual({ input: { photo: null, focalX: 0.5, focalY: 0.5 } })
    await answer(setOperation, photoSet())
    expect(screen.getByRole('status')).toHaveTextContent('Photo uploaded successfully!')
    await act(() => vi.advanceTimersByTimeAsync(900))
    expect(screen.getByRole('status')).toHaveTextContent('Photo uploaded successfully!')
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.getByRole('button', { name: 'Change photo' })).toBeVisible()
  })

  test('is reset after a failure', async () => {
    const { reject } = await sendPhoto(DEFAULT)
    await reject(setOperation, new TransportError('unreachable', 'Oops'))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to upload photo')
    expect(photo()).toHaveAttribute('src', DEFAULT)
  })

  test('shows the reason of a refusal', async () => {
    const { answer } = await sendPhoto(DEFAULT)
    const message = 'This file is damaged and cannot be shown. Please choose another one.'
    await answer(setOperation, {
      data: {
        setProfilePhoto: {
          __typename: 'UnsupportedFileTypeError',
          __isError: 'UnsupportedFileTypeError',
          message,
        },
      },
    })
    expect(screen.getByRole('alert')).toHaveTextContent(message)
  })
})

describe('photo', () => {
  test('is replaced', async () => {
    const { answer } = await sendPhoto(OWN)
    expect(screen.getByRole('status')).toHaveTextContent('Updating photo...')
    await answer(setOperation, photoSet())
    expect(screen.getByRole('status')).toHaveTextContent('Photo uploaded successfully!')
  })

  test('stays when its replacement fails', async () => {
    const { reject } = await sendPhoto(OWN)
    await reject(setOperation, new Error('for developers only'))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to update photo')
    expect(photo()).toHaveAttribute('src', OWN)
  })

  test('is removed, and the focus moves to the upload button', async () => {
    const { user, answer } = await showPhoto(OWN)
    await confirmRemoval(user)
    expect(screen.getByRole('status')).toHaveTextContent('Deleting photo...')
    await answer(deleteOperation, {
      data: {
        deleteProfilePhoto: {
          __typename: 'DeleteProfilePhotoPayload',
          message: 'Photo deleted successfully',
          viewer: viewerWith(DEFAULT),
        },
      },
    })
    expect(screen.getByRole('status')).toHaveTextContent('Photo deleted successfully')
    expect(photo()).toHaveAttribute('src', DEFAULT)
    expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Upload photo' })).toHaveFocus()
  })

  test('stays when its removal is cancelled', async () => {
    const { user, pendingOperations } = await showPhoto(OWN)
    await user.click(screen.getByRole('button', { name: 'Remove photo' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByText(/A drawn face will be shown/)).not.toBeInTheDocument()
    expect(pendingOperations()).toEqual([])
  })

  test('stays when its removal fails', async () => {
    const { user, reject } = await showPhoto(OWN)
    await confirmRemoval(user)
    await reject(deleteOperation, new TransportError('unreachable', 'Oops'))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to delete photo')
    expect(photo()).toHaveAttribute('src', OWN)
  })
})

describe('crop of a photo', () => {
  test('is moved with the arrow keys', async () => {
    const { user, variablesOf, frame } = await positionPhoto(DEFAULT)
    const slider = screen.getByRole('slider', { name: 'Left or right' })
    fireEvent.change(slider, { target: { value: '50' } })
    expect(frame).toHaveStyle({ objectPosition: '100% 50%' })
    await user.click(screen.getByRole('button', { name: 'Use photo' }))
    expect(variablesOf(setOperation)).toEqual({ input: { photo: null, focalX: 0.75, focalY: 0.5 } })
    expect(photo()).toHaveStyle({ objectPosition: '100% 50%' })
  })

  test('is moved by dragging', async () => {
    const { user, variablesOf, frame } = await positionPhoto(DEFAULT)
    drag(frame, 25)
    expect(frame).toHaveStyle({ objectPosition: '25% 50%' })
    await user.click(screen.getByRole('button', { name: 'Use photo' }))
    expect(variablesOf(setOperation)).toEqual({ input: { photo: null, focalX: 0.375, focalY: 0.5 } })
  })

  test('can be cancelled without an upload', async () => {
    const { user, pendingOperations } = await positionPhoto(OWN)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('img', { name: 'How others will see you' })).toBeNull()
    expect(photo()).toHaveAttribute('src', OWN)
    expect(pendingOperations()).toEqual([])
  })

  test('is not offered for an image that the browser cannot decode', async () => {
    const { variablesOf } = await choosePhoto(DEFAULT)
    fireEvent.error(screen.getByRole('img', { name: 'How others will see you' }))
    await screen.findByText('Uploading photo...')
    expect(variablesOf(setOperation)).toEqual({ input: { photo: null } })
  })
})

describe('file picker', () => {
  test('accepts the image types of photos', async () => {
    await showPhoto(DEFAULT)
    expect(screen.getByLabelText('Photo file')).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
  })

  test.each([
    [
      'a GIF',
      new File(['GIF'], 'me.gif', { type: 'image/gif' }),
      'Please select a valid image (JPEG, PNG, WebP) file.',
    ],
    ['a huge file', sized(41 * 1024 * 1024), 'File size cannot exceed 50MB. Current file is 41.0 MB.'],
  ])('refuses %s before anything is sent', async (_name, wrong, sentence) => {
    const { pendingOperations } = await choosePhoto(DEFAULT, wrong)
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
    expect(photo()).toHaveAttribute('src', DEFAULT)
    expect(pendingOperations()).toEqual([])
  })
})

function sized(size: number): File {
  return Object.defineProperty(new File(['pixels'], 'me.png', { type: 'image/png' }), 'size', { value: size })
}

function viewerWith(photoUrl: string) {
  return { id: 'viewer', user: userWith(photoUrl) }
}

function userWith(photoUrl: string) {
  const hasPhoto = photoUrl === OWN
  return {
    id: 'user',
    hasPhoto,
    photoUrl,
    largePhotoUrl: photoUrl,
    photoSrcSet: hasPhoto ? `${OWN} 128w` : null,
  }
}

function photoSet() {
  return { data: { setProfilePhoto: { __typename: 'SetProfilePhotoPayload', viewer: viewerWith(OWN) } } }
}

async function showPhoto(photoUrl: string) {
  const user = userEvent.setup({
    // Dropped files can bypass the `accept` attribute.
    applyAccept: false,
    advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds),
  })
  const view = renderWithRelay(<Photo />, { user })
  await view.resolve('editProfileLoaderQuery', {
    User: () => userWith(photoUrl),
  })
  return view
}

function drag(element: HTMLElement, pixels: number) {
  fireEvent.pointerMove(element, { clientX: 0, clientY: 0 })
  fireEvent.pointerDown(element, { clientX: 10, clientY: 10 })
  fireEvent.pointerMove(element, { clientX: 10 + pixels, clientY: 10 })
  fireEvent.lostPointerCapture(element)
  fireEvent.pointerMove(element, { clientX: 90, clientY: 10 })
}

async function confirmRemoval(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Remove photo' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
}

async function choosePhoto(photoUrl: string, chosen = file) {
  const view = await showPhoto(photoUrl)
  await view.user.upload(screen.getByLabelText('Photo file'), chosen)
  return view
}

/** An image of 400 by 200 pixels. jsdom has no layout, so the size of the frame is set. */
async function positionPhoto(photoUrl: string) {
  const view = await choosePhoto(photoUrl)
  const frame = screen.getByRole('img', { name: 'How others will see you' })
  Object.defineProperties(frame, {
    naturalWidth: { value: 400 },
    naturalHeight: { value: 200 },
    clientWidth: { value: 100 },
    setPointerCapture: { value: () => undefined },
  })
  fireEvent.load(frame)
  return { ...view, frame }
}

async function sendPhoto(photoUrl: string) {
  const view = await positionPhoto(photoUrl)
  await view.user.click(screen.getByRole('button', { name: 'Use photo' }))
  return view
}

function Photo() {
  const { viewer } = useLazyLoadQuery<editProfileLoaderQuery>(editProfileQuery, {})
  return viewer && <ProfilePhoto user={viewer.user} />
}

function photo() {
  return screen.getByRole('img', { name: 'Your photo' })
}
