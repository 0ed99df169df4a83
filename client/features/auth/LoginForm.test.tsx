import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { accessToken } from '#tests/support/stub-server.ts'
import { LoginForm } from './LoginForm.tsx'
import { readSessionRecord } from '#client/session/stored-session.ts'
import { sessionStatus } from '#client/session/session.ts'

const operation = 'useLoginMutation'

describe('login form', () => {
  test('shows missing fields without a request', async () => {
    const { user, pendingOperations } = showForm()
    await user.click(loginButton())
    expect(await screen.findByText('Email is required')).toBeVisible()
    expect(screen.getByText('Password is required')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(pendingOperations()).toEqual([])
  })

  test('shows invalid values', async () => {
    const { user } = showForm()
    await user.type(screen.getByLabelText('Email'), 'not an address')
    await user.type(screen.getByLabelText('Password'), 'short')
    await user.click(loginButton())
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible()
  })

  test('shows the password on request', async () => {
    const { user } = showForm()
    const password = screen.getByLabelText('Password')
    expect(password).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password).toHaveAttribute('type', 'password')
  })

  test('signs the member in and opens the feed', async () => {
    const { user, answer, variablesOf, router } = showForm()
    await fillAndSubmit(user)
    expect(variablesOf(operation)).toEqual({
      input: { email: 'mira@guffaw.example', password: 'Secret!pass' },
    })
    await answer(operation, {
      data: { login: loginPayload('Login successful! Welcome back!') },
    })
    expect(await screen.findByText('Login successful! Welcome back!')).toBeVisible()
    expect(await screen.findByText('The feed')).toBeVisible()
    expect(router.state.location.pathname).toBe('/m/account/feed')
    expect(await sessionStatus()).toBe('member')
    expect(Number(readSessionRecord())).toBeGreaterThan(Date.now())
  })

  test('returns to the requested screen', async () => {
    const { user, answer } = showForm({ at: '/m/account/login?from=%2Franking%3Fpage%3D2' })
    await fillAndSubmit(user)
    await answer(operation, { data: { login: loginPayload('Welcome') } })
    expect(await screen.findByText('The ranking')).toBeVisible()
  })

  test('shows a refusal and clears the password', async () => {
    const { user, answer } = showForm()
    await fillAndSubmit(user)
    await answer(operation, {
      data: { login: { __typename: 'BadCredentialsError', message: 'Invalid email or password' } },
    })
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password')
    expect(screen.getByLabelText('Password')).toHaveValue('')
    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveValue('Mira@guffaw.example')
  })

  test('shows field errors of the server at their fields', async () => {
    const { user, answer } = showForm()
    await fillAndSubmit(user)
    await answer(operation, {
      data: {
        login: {
          __typename: 'ValidationError',
          message: 'Please enter a valid email address',
          fields: [{ path: 'email', message: 'Please enter a valid email address' }],
        },
      },
    })
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows the server error message', async () => {
    const { user, reject } = showForm()
    await fillAndSubmit(user)
    const failure = Object.assign(new Error('No data returned for operation `useLoginMutation`'), {
      source: { errors: [{ message: 'Something went wrong on our side. Request id: 7' }] },
    })
    await reject(operation, failure)
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side. Request id: 7')
  })

  test('asks only for the password of a verified address', async () => {
    renderWithRelay(<LoginForm email="mira@guffaw.example" onEmailNotVerified={() => undefined} />)
    expect(screen.getByLabelText('Email')).toHaveValue('mira@guffaw.example')
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  })

  test('opens the verification of an unverified address', async () => {
    const onEmailNotVerified = vi.fn<(email: string) => void>()
    const { user, answer } = showForm({ onEmailNotVerified })
    await fillAndSubmit(user)
    await answer(operation, {
      data: { login: { __typename: 'EmailNotVerifiedError', message: 'Please verify your email' } },
    })
    expect(onEmailNotVerified).toHaveBeenCalledExactlyOnceWith('mira@guffaw.example')
  })
})

function loginPayload(message: string) {
  return { __typename: 'LoginPayload', message, tokens: { accessToken: accessToken(24 * 3600) } }
}

type Options = { at?: string; onEmailNotVerified?: (email: string) => void }

function showForm({ at = '/m/account/login', onEmailNotVerified = () => undefined }: Options = {}) {
  return renderWithRelay(<LoginForm onEmailNotVerified={onEmailNotVerified} />, {
    at,
    others: { '/m/account/feed': <p>The feed</p>, '/ranking': <p>The ranking</p> },
  })
}

async function fillAndSubmit(user: ReturnType<typeof showForm>['user']) {
  await user.type(screen.getByLabelText('Email'), 'Mira@guffaw.example')
  await user.type(screen.getByLabelText('Password'), 'Secret!pass')
  await user.click(loginButton())
}

function loginButton() {
  return screen.getByRole('button', { name: 'Login' })
}
