import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { RegisterForm } from './RegisterForm.tsx'

const operation = 'useRegisterMutation'

describe('the registration form', () => {
  test('says everything that is missing at once', async () => {
    const { user, pendingOperations } = showForm()
    await user.click(createButton())
    for (const sentence of [
      'Username is required',
      'Date of birth is required',
      'Email is required',
      'Password is required',
      'Please confirm your password',
      'You must accept the Terms and Conditions',
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible()
    }
    expect(pendingOperations()).toEqual([])
  })

  test.each([
    ['Username', 'ab', 'Username must be at least 3 characters'],
    ['Username', 'mira-laughs', 'Username can only contain letters, numbers, and underscore (no spaces)'],
    ['Date of birth', '2020-01-01', 'You must be at least 18 years old'],
    ['Email', 'mira@', 'Please enter a valid email address'],
    ['Password', 'Short!', 'Password must be at least 8 characters'],
    [
      'Password',
      'longenough',
      'Password must contain at least one uppercase letter, one lowercase letter, and one special character',
    ],
  ])('says what is wrong with %s “%s”', async (label, value, sentence) => {
    const { user } = showForm()
    await user.type(screen.getByLabelText(label), value)
    await user.click(createButton())
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence)
  })

  test('wants the same password twice', async () => {
    const { user } = showForm()
    await user.type(screen.getByLabelText('Password'), 'Secret!pass')
    await user.type(screen.getByLabelText('Confirm password'), 'Secret!past')
    await user.click(createButton())
    expect(await screen.findByText('Passwords do not match')).toBeVisible()
  })

  test('strips spaces from the username while it is typed', async () => {
    const { user } = showForm()
    await user.type(screen.getByLabelText('Username'), ' mira laughs ')
    expect(screen.getByLabelText('Username')).toHaveValue('miralaughs')
  })

  test('sends what was filled in, without the second password', async () => {
    const onRegistered = vi.fn<(email: string, message: string) => void>()
    const { user, variablesOf, answer } = showForm(onRegistered)
    await fillAndSubmit(user)
    expect(variablesOf(operation)).toEqual({
      input: {
        username: 'mira',
        dateOfBirth: '1990-02-28',
        email: 'mira@guffaw.example',
        password: 'Secret!pass',
        termsAndConditions: true,
      },
    })
    await answer(operation, { data: { register: { __typename: 'RegisterPayload', message: 'Registered' } } })
    expect(onRegistered).toHaveBeenCalledExactlyOnceWith('mira@guffaw.example', 'Registered')
  })

  test('points at the username when it is taken', async () => {
    const { user, answer } = showForm()
    await fillAndSubmit(user)
    await answer(operation, {
      data: { register: { __typename: 'UsernameTakenError', message: 'Username is not available' } },
    })
    const username = screen.getByLabelText('Username')
    expect(username).toHaveAccessibleDescription('Username is not available')
    expect(username).toHaveFocus()
  })

  test('says so when the server cannot be reached', async () => {
    const { user, reject } = showForm()
    await fillAndSubmit(user)
    await reject(operation, new Error('for developers only'))
    expect(screen.getByRole('alert')).toHaveTextContent('Registration failed')
  })
})

function showForm(onRegistered: (email: string, message: string) => void = () => undefined) {
  return renderWithRelay(<RegisterForm onRegistered={onRegistered} />)
}

async function fillAndSubmit(user: ReturnType<typeof showForm>['user']) {
  await user.type(screen.getByLabelText('Username'), 'mira')
  await user.type(screen.getByLabelText('Date of birth'), '1990-02-28')
  await user.type(screen.getByLabelText('Email'), 'mira@guffaw.example')
  await user.type(screen.getByLabelText('Password'), 'Secret!pass')
  await user.type(screen.getByLabelText('Confirm password'), 'Secret!pass')
  await user.click(screen.getByRole('checkbox'))
  await user.click(createButton())
}

function createButton() {
  return screen.getByRole('button', { name: 'Register' })
}
