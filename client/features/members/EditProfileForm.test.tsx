import { act, fireEvent, screen } from '@testing-library/react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { describe, expect, test, vi } from 'vitest'
import type { editProfileLoaderQuery } from '#client/__generated__/editProfileLoaderQuery.graphql.ts'
import { paths } from '#client/paths.ts'
import { TransportError } from '#client/relay/errors.ts'
import { editProfileQuery } from '#client/routes/edit-profile/editProfileLoader.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { EditProfileForm } from './EditProfileForm.tsx'

const operation = 'useUpdateProfileMutation'
const values = {
  fullName: 'Mira Holm',
  bio: 'I laugh at my own jokes.',
  email: 'mira@guffaw.example',
  phone: '+44 20 7946 0000',
}

describe('profile form', () => {
  test('marks the four required fields', async () => {
    await showForm()
    for (const label of ['Name', 'Bio', 'Email', 'Mobile'])
      expect(screen.getByLabelText(label)).toBeRequired()
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
    expect(screen.getByLabelText('Username')).toHaveAttribute('readonly')
  })

  test.each([
    ['Name', '', 'Name is required'],
    ['Name', 'x'.repeat(81), 'Name is too long'],
    ['Bio', '', 'Bio is required'],
    ['Bio', 'x'.repeat(301), 'Bio is too long'],
    ['Email', '', 'Email is required'],
    ['Email', 'mira@', 'Please enter a valid email address'],
    ['Mobile', '', 'Mobile number is required'],
    ['Mobile', 'call me', 'Please enter a valid phone number'],
  ])('says what is wrong with %s “%s”', async (label, value, sentence) => {
    const { user, pendingOperations } = await showForm()
    await user.clear(screen.getByLabelText(label))
    if (value) {
      await user.click(screen.getByLabelText(label))
      await user.paste(value)
    }
    await user.click(saveButton())
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence)
    expect(pendingOperations()).toEqual([])
  })

  test('saves everything except the username', async () => {
    const { user, answer, variablesOf } = await showForm()
    await user.clear(screen.getByLabelText('Name'))
    await user.type(screen.getByLabelText('Name'), 'Mira  H. ')
    await user.click(saveButton())
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeVisible()
    expect(variablesOf(operation)).toEqual({ input: { ...values, fullName: 'Mira H.' } })
    await answer(operation, saved({ isEmailPending: false, message: 'Profile updated successfully' }))
    expect(await screen.findByText('Profile updated successfully')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Mira H.')
  })

  test('requests the code for a new address', async () => {
    const { user, answer, onEmailPending } = await showForm()
    await user.clear(screen.getByLabelText('Email'))
    await user.type(screen.getByLabelText('Email'), 'New@guffaw.example')
    await user.click(saveButton())
    await answer(operation, saved({ isEmailPending: true, message: 'A code is on its way' }))
    expect(onEmailPending).toHaveBeenCalledExactlyOnceWith('new@guffaw.example', 'A code is on its way')
  })

  test('shows field errors of the server at their fields', async () => {
    const { user, answer } = await showForm()
    await user.click(saveButton())
    const message = 'Please enter a valid phone number'
    await answer(operation, {
      data: {
        updateProfile: { __typename: 'ValidationError', message, fields: [{ path: 'phone', message }] },
      },
    })
    expect(screen.getByLabelText('Mobile')).toHaveAccessibleDescription(message)
    expect(screen.getByLabelText('Mobile')).toHaveFocus()
  })

  test('asks before unsaved changes are discarded, and not after saving', async () => {
    const { user, router, answer } = await showForm()
    await user.type(screen.getByLabelText('Name'), ' the First')
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
    await act(() => router.navigate(paths.feed))
    expect(screen.getByText('Your changes are not saved yet.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByLabelText('Name')).toHaveValue('Mira Holm the First')

    await user.click(saveButton())
    await answer(operation, saved({ isEmailPending: false, message: 'Profile updated successfully' }))
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
    await act(() => router.navigate(paths.feed))
    expect(screen.getByText('The feed')).toBeVisible()
  })

  test('can be left with unsaved changes, also by an expired session', async () => {
    const { user, router } = await showForm()
    await user.type(screen.getByLabelText('Name'), ' the First')
    await act(() => router.navigate(paths.feed))
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(screen.getByText('The feed')).toBeVisible()
    await act(() => router.navigate(paths.editProfile))
    await user.type(screen.getByLabelText('Name'), '!')
    await act(() => router.navigate(paths.login))
    expect(screen.getByText('The login screen')).toBeVisible()
  })

  test('keeps the values after a refusal', async () => {
    const { user, answer } = await showForm()
    await user.type(screen.getByLabelText('Name'), ' the First')
    await user.click(saveButton())
    const message = 'Please log in'
    await answer(operation, { data: { updateProfile: { __typename: 'NotAuthenticatedError', message } } })
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText('Name')).toHaveValue('Mira Holm the First')
  })

  test('keeps the values while the server is unreachable', async () => {
    const { user, reject } = await showForm()
    await user.type(screen.getByLabelText('Name'), ' the First')
    await user.click(saveButton())
    await reject(operation, new TransportError('unreachable', 'Oops'))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to update profile')
    expect(screen.getByLabelText('Name')).toHaveValue('Mira Holm the First')
  })
})

const drawing = {
  hasPhoto: false,
  photoUrl: '/media/avatar/1/fox.svg',
  largePhotoUrl: '/media/avatar/1/fox.svg',
  photoSrcSet: null,
}

function saved(payload: { isEmailPending: boolean; message: string }) {
  const viewer = {
    id: 'viewer',
    email: values.email,
    phone: values.phone,
    user: { id: 'user', fullName: 'Mira H.', username: 'mira', bio: values.bio, ...drawing },
  }
  return { data: { updateProfile: { __typename: 'UpdateProfilePayload', ...payload, viewer } } }
}

async function showForm() {
  const onEmailPending = vi.fn<(email: string, message: string) => void>()
  const view = renderWithRelay(<Form onEmailPending={onEmailPending} />, {
    at: paths.editProfile,
    others: { [paths.feed]: <p>The feed</p>, [paths.login]: <p>The login screen</p> },
  })
  await view.resolve('editProfileLoaderQuery', {
    Viewer: () => ({ id: 'viewer', email: values.email, phone: values.phone }),
    User: () => ({ id: 'user', fullName: values.fullName, username: 'mira', bio: values.bio }),
  })
  return { ...view, onEmailPending }
}

function Form({ onEmailPending }: { onEmailPending: (email: string, message: string) => void }) {
  const { viewer } = useLazyLoadQuery<editProfileLoaderQuery>(editProfileQuery, {})
  return viewer && <EditProfileForm viewer={viewer} onEmailPending={onEmailPending} />
}

function saveButton() {
  return screen.getByRole('button', { name: 'Save' })
}
