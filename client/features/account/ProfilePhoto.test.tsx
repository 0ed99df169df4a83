import { act, screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { editProfileLoaderQuery } from '#client/__generated__/editProfileLoaderQuery.graphql.ts'
import { TransportError } from '#client/relay/transport-error.ts'
import { editProfileQuery } from '#client/routes/edit-profile/editProfileLoader.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { ProfilePhoto } from './ProfilePhoto.tsx'

const setOperation = 'useSetProfilePhotoMutation'
const deleteOperation = 'useDeleteProfilePhotoMutation'
const DEFAULT = '/default-avatar.svg'
const OWN = '/media/image/s_128/own.webp'
const file = new File(['pixels'], 'me.png', { type: 'image/png' })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

describe('uploading a first photo', () => {
  test('shows it at once, says what goes on, and for a second that it is done', async () => {
    const { answer, variablesOf } = await choosePhoto(DEFAULT)
    expect(photo()).toHaveAttribute('src', 'blob:test')
    expect(screen.getByRole('status')).toHaveTextContent('Uploading photo...')
    expect(variablesOf(setOperation)).toEqual({ input: { photo: null } })
    await answer(setOperation, photoSet())
    expect(screen.getByRole('status')).toHaveTextContent('Photo uploaded successfully!')
    await act(() => vi.advanceTimersByTimeAsync(900))
    expect(screen.getByRole('status')).toHaveTextContent('Photo uploaded successfully!')
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.getByRole('button', { name: 'Change photo' })).toBeVisible()
  })

  test('goes back to the photo before when it fails', async () => {
    const { reject } = await choosePhoto(DEFAULT)
    await reject(setOperation, new TransportError('unreachable', 'Oops'))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to upload photo')
    expect(photo()).toHaveAttribute('src', DEFAULT)
  })

  test('says why the server refused', async () => {
    const { answer } = await choosePhoto(DEFAULT)
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

describe('a photo that is there', () => {
  test('is replaced', async () => {
    const { answer } = await choosePhoto(OWN)
    expect(screen.getByRole('status')).toHaveTextContent('Updating photo...')
    await answer(setOperation, photoSet())
    expect(screen.getByRole('status')).toHaveTextContent('Photo uploaded successfully!')
  })

  test('stays when replacing it fails', async () => {
    const { reject } = await choosePhoto(OWN)
    await reject(setOperation, new Error('for developers only'))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to update photo')
    expect(photo()).toHaveAttribute('src', OWN)
  })

  test('is removed, and the focus goes to what is offered instead', async () => {
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

  test('stays when its member thinks better of it', async () => {
    const { user, pendingOperations } = await showPhoto(OWN)
    await user.click(screen.getByRole('button', { name: 'Remove photo' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByText(/Everyone sees the default picture/)).not.toBeInTheDocument()
    expect(pendingOperations()).toEqual([])
  })

  test('stays when removing it fails', async () => {
    const { user, reject } = await showPhoto(OWN)
    await confirmRemoval(user)
    await reject(deleteOperation, new TransportError('unreachable', 'Oops'))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to delete photo')
    expect(photo()).toHaveAttribute('src', OWN)
  })
})

describe('the picker', () => {
  test('offers the kinds of pictures a photo can be', async () => {
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
  return { id: 'viewer', user: { id: 'user', photoUrl, largePhotoUrl: photoUrl } }
}

function photoSet() {
  return { data: { setProfilePhoto: { __typename: 'SetProfilePhotoPayload', viewer: viewerWith(OWN) } } }
}

async function showPhoto(photoUrl: string) {
  const user = userEvent.setup({
    // The picker's own choice is not the only way in: a dropped file or a pasted path gets past `accept`.
    applyAccept: false,
    advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds),
  })
  const view = renderWithRelay(<Photo />, { user })
  await view.resolve('editProfileLoaderQuery', {
    User: () => ({ id: 'user', photoUrl, largePhotoUrl: photoUrl }),
  })
  return view
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

function Photo() {
  const { viewer } = useLazyLoadQuery<editProfileLoaderQuery>(editProfileQuery, {})
  return viewer && <ProfilePhoto user={viewer.user} />
}

function photo() {
  return screen.getByRole('img', { name: 'Your photo' })
}
