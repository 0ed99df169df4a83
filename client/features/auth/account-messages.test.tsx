import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { TransportError } from '#client/relay/errors.ts'
import type { ScreenMessage } from '#tests/support/account-messages.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { accessToken } from '#tests/support/stub-server.ts'
import { LoginForm } from './LoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { VerifyCode } from './VerifyCode.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

type View = ReturnType<typeof renderWithRelay>

const email = 'mira@guffaw.example'
const unreachable = new TransportError('unreachable', 'Oops! Something went wrong')
const registered = 'Registration successful! Please verify your email with OTP.'

const login = (
  fields: Partial<Record<'Email' | 'Password', string>>,
  then?: (view: View) => Promise<void>,
) => {
  const form = <LoginForm onEmailNotVerified={() => undefined} />
  return async () => {
    const view = show(form)
    await fillAndSubmit(view, fields, 'Login')
    await then?.(view)
  }
}

const register = (fields: Record<string, string>) => () =>
  fillAndSubmit(show(<RegisterForm onRegistered={() => undefined} />), fields, 'Register')

/** Fills in all fields. `check` is the result of the availability check of the username. */
const registerWhile = (check: (view: View) => Promise<void>) => async () => {
  const view = show(<RegisterForm onRegistered={() => undefined} />)
  await view.user.click(screen.getByRole('checkbox'))
  const fields = {
    Username: 'mira',
    'Date of birth': '1990-02-28',
    Email: email,
    Password: 'Secret!pass',
    'Confirm password': 'Secret!pass',
  }
  await fill(view, fields)
  await check(view)
}

const verify = (then?: (view: View) => Promise<void>) => async () => {
  const view = show(
    <VerifyCode
      email={email}
      reason={{ tone: 'success', message: registered }}
      onVerified={() => undefined}
    />,
  )
  await then?.(view)
}

/** One row for each message. The type requires all of them. */
const CAUSES: Record<ScreenMessage, () => Promise<void>> = {
  'Email is required': login({}),
  'Please enter a valid email address': login({ Email: 'nobody' }),
  'Password is required': login({}),
  'Password must be at least 6 characters': login({ Password: 'short' }),
  'Login successful! Welcome back!': login({ Email: email, Password: 'Secret!pass' }, ({ answer }) => {
    const tokens = { accessToken: accessToken(3600) }
    const message = 'Login successful! Welcome back!'
    return answer('useLoginMutation', { data: { login: { __typename: 'LoginPayload', message, tokens } } })
  }),
  'Login failed': login({ Email: email, Password: 'Secret!pass' }, ({ reject }) =>
    reject('useLoginMutation', unreachable),
  ),
  'Invalid response format from server': login({ Email: email, Password: 'Secret!pass' }, ({ reject }) =>
    reject('useLoginMutation', new TransportError('unreadable', 'Invalid response format from server')),
  ),

  'Username is required': register({}),
  'Username must be at least 3 characters': register({ Username: 'ab' }),
  'Username can only contain letters, numbers, and underscore (no spaces)': register({ Username: 'a-b-c' }),
  'Date of birth is required': register({}),
  'You must accept the Terms and Conditions': register({}),
  'Password must be at least 8 characters': register({ Password: 'Short!' }),
  'Password must contain at least one uppercase letter, one lowercase letter, and one special character':
    register({ Password: 'longenough' }),
  'Please confirm your password': register({ Password: 'Secret!pass' }),
  'Passwords do not match': register({ Password: 'Secret!pass', 'Confirm password': 'Secret!past' }),

  'Please wait for username verification': registerWhile(async () => undefined),
  'Please verify username availability before registering': register({ Username: 'mira' }),
  'Username is not available': registerWhile(async ({ answer }) => {
    await aSecondPasses()
    const usernameAvailability = { isAvailable: false, message: 'Username is not available' }
    await answer('useUsernameAvailabilityQuery', { data: { usernameAvailability } })
  }),
  'Error checking username availability': registerWhile(async ({ reject }) => {
    await aSecondPasses()
    await reject('useUsernameAvailabilityQuery', new Error('for developers only'))
  }),
  'Registration failed': registerWhile(async (view) => {
    await aSecondPasses()
    const usernameAvailability = { isAvailable: true, message: 'Username is available' }
    await view.answer('useUsernameAvailabilityQuery', { data: { usernameAvailability } })
    await submit('Register')(view)
    await waitFor(() => expect(view.pendingOperations()).toEqual(['useRegisterMutation']))
    await view.reject('useRegisterMutation', unreachable)
  }),

  'Registration successful! Please verify your email with OTP.': verify(),
  'OTP verification failed': verify(async ({ user, reject }) => {
    await user.paste('123456')
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    await reject('useVerifyOtpMutation', unreachable)
  }),
}

test.each(Object.entries(CAUSES))('“%s” is shown', async (sentence, cause) => {
  await cause()
  expect(await screen.findByText(sentence)).toBeVisible()
})

function show(ui: ReactNode): View {
  return renderWithRelay(ui, {
    user: userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) }),
    others: { '/m/account/feed': <p>The feed</p> },
  })
}

async function fillAndSubmit(view: View, fields: Record<string, string>, button: string): Promise<void> {
  await fill(view, fields)
  await submit(button)(view)
}

async function fill({ user }: View, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await user.type(screen.getByLabelText(label), value)
}

function submit(button: string) {
  return ({ user }: View) => user.click(screen.getByRole('button', { name: button }))
}

function aSecondPasses() {
  return act(() => vi.advanceTimersByTimeAsync(1000))
}
