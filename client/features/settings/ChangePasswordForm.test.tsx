import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { TransportError } from '#client/relay/errors.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

const operation = 'useChangePasswordMutation'

describe('password change', () => {
  test('shows all missing fields at once', async () => {
    const { user, pendingOperations } = showForm()
    await user.click(changeButton())
    expect(await screen.findAllByText('Password is required')).toHaveLength(2)
    expect(screen.getByText('Please confirm your password')).toBeVisible()
    expect(pendingOperations()).toEqual([])
  })

  test.each([
    ['Short!', 'Password must be at least 8 characters'],
    [
      'longenough',
      'Password must contain at least one uppercase letter, one lowercase letter, and one special character',
    ],
  ])('refuses the new password “%s”', async (password, sentence) => {
    const { user } = showForm()
    await user.type(screen.getByLabelText('New password'), password)
    await user.click(changeButton())
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  test('requires the new password twice', async () => {
    const { user } = showForm()
    await user.type(screen.getByLabelText('New password'), 'Secret!pass')
    await user.type(screen.getByLabelText('Confirm password'), 'Secret!past')
    await user.click(changeButton())
    expect(await screen.findByText('Passwords do not match')).toBeVisible()
  })

  test('shows the message of the server and clears the form', async () => {
    const { user, answer, variablesOf } = showForm()
    await fillAndSubmit(user)
    expect(variablesOf(operation)).toEqual({
      input: { currentPassword: 'Old!password', newPassword: 'Secret!pass', revokeAccessTokens: true },
    })
    const message = 'Your password was changed. All other devices were signed out.'
    const viewer = { id: 'viewer', sessions: [], accessTokens: [], hasPassword: true }
    await answer(operation, {
      data: { changePassword: { __typename: 'ChangePasswordPayload', message, viewer } },
    })
    expect(await screen.findByText(message)).toBeVisible()
    for (const label of ['Current password', 'New password', 'Confirm password']) {
      expect(screen.getByLabelText(label)).toHaveValue('')
    }
  })

  test('keeps access tokens when the box is unchecked', async () => {
    const { user, variablesOf } = showForm()
    await user.click(
      screen.getByRole('checkbox', { name: 'Also disconnect apps and scripts that use my account' }),
    )
    await fillAndSubmit(user)
    expect(variablesOf(operation)).toMatchObject({ input: { revokeAccessTokens: false } })
  })

  test.each([
    ['currentPassword', 'Current password', 'Incorrect password'],
    ['newPassword', 'New password', 'Password must be at least 8 characters'],
  ])('shows what the server finds wrong with %s at its field', async (path, label, message) => {
    const { user, answer } = showForm()
    await fillAndSubmit(user)
    await answer(operation, {
      data: { changePassword: { __typename: 'ValidationError', message, fields: [{ path, message }] } },
    })
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
    expect(screen.getByLabelText(label)).toHaveFocus()
    expect(screen.getByLabelText('Confirm password')).toHaveValue('Secret!pass')
  })

  test('keeps the values while the server is unreachable', async () => {
    const { user, reject } = showForm()
    await fillAndSubmit(user)
    await reject(operation, new TransportError('unreachable', 'Oops'))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to change password')
    expect(screen.getByLabelText('Current password')).toHaveValue('Old!password')
  })
})

function showForm() {
  return renderWithRelay(<ChangePasswordForm />)
}

async function fillAndSubmit(user: ReturnType<typeof showForm>['user']) {
  await user.type(screen.getByLabelText('Current password'), 'Old!password')
  await user.type(screen.getByLabelText('New password'), 'Secret!pass')
  await user.type(screen.getByLabelText('Confirm password'), 'Secret!pass')
  await user.click(changeButton())
}

function changeButton() {
  return screen.getByRole('button', { name: 'Change password' })
}
