import { act, screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { TransportError } from '#client/relay/errors.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { ConfirmEmail } from './ConfirmEmail.tsx'

const operation = 'useConfirmEmailChangeMutation'
const message = 'Profile updated. A code to confirm the new address is on its way to it.'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

describe('confirmation of a new address', () => {
  test('requests the six digits that were sent to it', async () => {
    const { user } = showCode()
    expect(screen.getByText(message)).toBeVisible()
    expect(screen.getByText('new@guffaw.example')).toBeVisible()
    expect(verifyButton()).toBeDisabled()
    await user.paste('123456')
    expect(verifyButton()).toBeEnabled()
  })

  test('changes the address and shows the message of the server', async () => {
    const { user, answer, variablesOf, onDone } = showCode()
    await fillIn(user)
    expect(variablesOf(operation)).toEqual({ input: { otp: '123456', password: 'Correct-horse1' } })
    await answer(operation, {
      data: {
        confirmEmailChange: {
          __typename: 'ConfirmEmailChangePayload',
          message: 'Your email address was changed',
          viewer: {
            id: 'viewer',
            email: 'new@guffaw.example',
            phone: null,
            user: { id: 'user', fullName: 'Mira', username: 'mira', bio: null },
          },
        },
      },
    })
    expect(await screen.findByText('Your email address was changed')).toBeVisible()
    expect(onDone).toHaveBeenCalledOnce()
  })

  test('clears the boxes after a wrong code', async () => {
    const { user, answer, onDone } = showCode()
    await fillIn(user)
    await answer(operation, {
      data: { confirmEmailChange: { __typename: 'InvalidCodeError', message: 'OTP verification failed' } },
    })
    expect(screen.getByRole('alert')).toHaveTextContent('OTP verification failed')
    expect(screen.getByLabelText('Digit 1 of 6')).toHaveFocus()
    expect(screen.getByLabelText('Digit 6 of 6')).toHaveValue('')
    expect(onDone).not.toHaveBeenCalled()
  })

  test('requires the password', async () => {
    const { user, pendingOperations } = showCode()
    await user.paste('123456')
    await user.click(verifyButton())
    expect(await screen.findByText('Password is required')).toBeVisible()
    expect(pendingOperations()).toEqual([])
  })

  test('keeps the code after a wrong password', async () => {
    const { user, answer, onDone } = showCode()
    await fillIn(user)
    const refusal = { message: 'Incorrect password' }
    const fields = [{ path: 'password', ...refusal }]
    await answer(operation, {
      data: { confirmEmailChange: { __typename: 'ValidationError', ...refusal, fields } },
    })
    expect(await screen.findByText(refusal.message)).toBeVisible()
    expect(screen.getByLabelText('Digit 6 of 6')).toHaveValue('6')
    expect(onDone).not.toHaveBeenCalled()
  })

  test('shows that the server is unreachable', async () => {
    const { user, reject } = showCode()
    await fillIn(user)
    await reject(operation, new TransportError('unreachable', 'Oops'))
    expect(screen.getByRole('alert')).toHaveTextContent('OTP verification failed')
  })

  test('can send another code after a minute', async () => {
    const { user, variablesOf, answer } = showCode()
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await user.click(screen.getByRole('button', { name: 'Send a new code' }))
    expect(variablesOf('useUpdateProfileMutation')).toEqual({ input: { email: 'new@guffaw.example' } })
    await answer('useUpdateProfileMutation', {
      data: { updateProfile: { __typename: 'NotAuthenticatedError', message: 'Please log in' } },
    })
    expect(screen.getByText('Please log in')).toBeVisible()
  })

  test('can be cancelled', async () => {
    const { user, onDone } = showCode()
    await user.click(screen.getByRole('button', { name: 'Keep my old address' }))
    expect(onDone).toHaveBeenCalledOnce()
  })
})

function showCode() {
  const onDone = vi.fn<() => void>()
  const view = renderWithRelay(
    <ConfirmEmail email="new@guffaw.example" message={message} onDone={onDone} />,
    {
      user: userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) }),
    },
  )
  return { ...view, onDone }
}

async function fillIn(user: UserEvent) {
  await user.paste('123456')
  await user.type(screen.getByLabelText('Your password'), 'Correct-horse1')
  await user.click(verifyButton())
}

function verifyButton() {
  return screen.getByRole('button', { name: 'Verify' })
}
