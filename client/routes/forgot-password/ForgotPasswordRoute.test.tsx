import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { markSignedIn, markSignedOut, sessionStatus } from '#client/session/session.ts'
import { TransportError } from '#client/relay/errors.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { stubServer } from '#tests/support/stub-server.ts'
import { ForgotPasswordRoute } from './ForgotPasswordRoute.tsx'

const requestOperation = 'useRequestPasswordResetMutation'
const resetOperation = 'useResetPasswordMutation'
const codeSent = 'If this address belongs to an account, a code to reset its password is on its way.'
const email = 'mira@guffaw.example'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

describe('address for a password reset', () => {
  test('has to be valid', async () => {
    const { user, pendingOperations } = showScreen()
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible()
    await user.click(sendButton())
    expect(await screen.findByText('Email is required')).toBeVisible()
    await user.type(screen.getByLabelText('Email'), 'mira')
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(pendingOperations()).toEqual([])
  })

  test('stays after a field error of the server', async () => {
    const { user, answer } = showScreen()
    await user.type(screen.getByLabelText('Email'), email)
    await user.click(sendButton())
    const message = 'Please enter a valid email address'
    await answer(requestOperation, {
      data: {
        requestPasswordReset: {
          __typename: 'ValidationError',
          message,
          fields: [{ path: 'email', message }],
        },
      },
    })
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message)
    expect(screen.getByLabelText('Email')).toHaveValue(email)
  })

  test.each([
    ['unreachable', 'A new code could not be sent. Please try again.'],
    ['offline', 'You are offline'],
  ] as const)('is kept when the server is %s', async (failure, sentence) => {
    const { user, reject } = showScreen()
    await user.type(screen.getByLabelText('Email'), email)
    await user.click(sendButton())
    await reject(requestOperation, new TransportError(failure, 'You are offline'))
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
    expect(screen.getByLabelText('Email')).toHaveValue(email)
  })

  test('can be corrected after the code was sent', async () => {
    const { user } = await showCodeStep()
    await user.click(screen.getByRole('button', { name: 'Use another address' }))
    expect(screen.getByLabelText('Email')).toHaveValue(email)
  })
})

describe('code and new password', () => {
  test('are requested with the message of the server and the focus in the first box', async () => {
    await showCodeStep()
    expect(screen.getByText(codeSent)).toBeVisible()
    expect(screen.getByText(email)).toBeVisible()
    expect(screen.getByLabelText('Digit 1 of 6')).toHaveFocus()
    expect(changeButton()).toBeDisabled()
  })

  test.each([
    ['', '', ['Password is required', 'Please confirm your password']],
    ['Short!', 'Short!', ['Password must be at least 8 characters']],
    [
      'longenough',
      'longenough',
      [
        'Password must contain at least one uppercase letter, one lowercase letter, and one special character',
      ],
    ],
    ['Secret!pass', 'Secret!past', ['Passwords do not match']],
  ])('are not sent with the password “%s” and “%s”', async (password, again, sentences) => {
    const { user, pendingOperations } = await showCodeStep()
    await user.paste('123456')
    if (password) await user.type(screen.getByLabelText('New password'), password)
    if (again) await user.type(screen.getByLabelText('Confirm password'), again)
    await user.click(changeButton())
    for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeVisible()
    expect(pendingOperations()).toEqual([])
  })

  test.each([
    ['visitor', markSignedOut, []],
    ['member, who is signed out', markSignedIn, ['endSessionMutation']],
  ])('redirect a %s to the login with the message of the server', async (_who, mark, operations) => {
    mark()
    const server = stubServer({
      endSessionMutation: { data: { logout: { __typename: 'NoRefreshTokenError' } } },
    })
    const { user, answer, variablesOf, router } = await showCodeStep()
    await fillAndSubmit(user)
    expect(variablesOf(resetOperation)).toEqual({ input: { email, otp: '123456', password: 'Secret!pass' } })
    const message = 'Your password was changed. Please log in with the new one.'
    await answer(resetOperation, {
      data: { resetPassword: { __typename: 'ResetPasswordPayload', message } },
    })
    expect(await screen.findByText('The login screen')).toBeVisible()
    expect(await screen.findByText(message)).toBeVisible()
    expect(router.state.location.pathname).toBe('/m/account/login')
    expect(await sessionStatus()).toBe('visitor')
    expect(server.operations()).toEqual(operations)
  })

  test('stay after a wrong code, which clears the boxes only', async () => {
    const { user, answer } = await showCodeStep()
    await fillAndSubmit(user)
    await answer(resetOperation, {
      data: { resetPassword: { __typename: 'InvalidCodeError', message: 'OTP verification failed' } },
    })
    expect(screen.getByRole('alert')).toHaveTextContent('OTP verification failed')
    for (const box of screen.getAllByLabelText(/^Digit/)) expect(box).toHaveValue('')
    expect(screen.getByLabelText('Digit 1 of 6')).toHaveFocus()
    expect(screen.getByLabelText('New password')).toHaveValue('Secret!pass')
  })

  test('show field errors of the server at the password', async () => {
    const { user, answer } = await showCodeStep()
    await fillAndSubmit(user)
    const message = 'Password must be at least 8 characters'
    await answer(resetOperation, {
      data: {
        resetPassword: { __typename: 'ValidationError', message, fields: [{ path: 'password', message }] },
      },
    })
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(message)
  })

  test('stay after a server error', async () => {
    const { user, reject } = await showCodeStep()
    await fillAndSubmit(user)
    await reject(resetOperation, new Error('for developers only'))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to reset password')
    expect(screen.getByLabelText('Digit 6 of 6')).toHaveValue('6')
    expect(screen.getByLabelText('Confirm password')).toHaveValue('Secret!pass')
  })
})

test('can be completed with another code after a minute', async () => {
  const { user, answer, variablesOf } = await showCodeStep()
  expect(screen.getByRole('button', { name: 'Send a new code in 1:00' })).toBeDisabled()
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(variablesOf(requestOperation)).toEqual({ input: { email } })
  await answer(requestOperation, {
    data: {
      requestPasswordReset: { __typename: 'RequestPasswordResetPayload', message: 'On its way again' },
    },
  })
  expect(screen.getByText('On its way again')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Send a new code in/ })).toBeDisabled()
})

function showScreen() {
  return renderWithRelay(<ForgotPasswordRoute />, {
    others: { '/m/account/login': <p>The login screen</p> },
    user: userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) }),
  })
}

async function showCodeStep() {
  const view = showScreen()
  await view.user.type(screen.getByLabelText('Email'), 'Mira@guffaw.example')
  await view.user.click(sendButton())
  expect(view.variablesOf(requestOperation)).toEqual({ input: { email } })
  await view.answer(requestOperation, {
    data: { requestPasswordReset: { __typename: 'RequestPasswordResetPayload', message: codeSent } },
  })
  return view
}

async function fillAndSubmit(user: ReturnType<typeof showScreen>['user']) {
  await user.paste('123456')
  await user.type(screen.getByLabelText('New password'), 'Secret!pass')
  await user.type(screen.getByLabelText('Confirm password'), 'Secret!pass')
  await user.click(changeButton())
}

function sendButton() {
  return screen.getByRole('button', { name: 'Send code' })
}

function changeButton() {
  return screen.getByRole('button', { name: 'Change password' })
}
