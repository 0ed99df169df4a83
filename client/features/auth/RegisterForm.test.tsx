import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { RegisterForm } from './RegisterForm.tsx'

const operation = 'useRegisterMutation'
const checkOperation = 'useUsernameAvailabilityQuery'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

describe('registration form', () => {
  test('shows all missing fields at once', async () => {
    const { user, pendingOperations } = showForm()
    await user.click(createButton())
    for (const message of [
      'Username is required',
      'Date of birth is required',
      'Email is required',
      'Password is required',
      'Please confirm your password',
      'You must accept the Terms and Conditions',
    ]) {
      expect(await screen.findByText(message)).toBeVisible()
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
  ])('shows the error of %s “%s”', async (label, value, message) => {
    const { user } = showForm()
    await user.type(screen.getByLabelText(label), value)
    await user.click(createButton())
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
  })

  test('requires the same password twice', async () => {
    const { user } = showForm()
    await user.type(screen.getByLabelText('Password'), 'Secret!pass')
    await user.type(screen.getByLabelText('Confirm password'), 'Secret!past')
    await user.click(createButton())
    expect(await screen.findByText('Passwords do not match')).toBeVisible()
  })

  test('ticks the conditions that the password meets', async () => {
    const { user } = showForm()
    const ticked = () =>
      ['At least 8 characters', 'Upper and lower case', 'A special character'].filter((condition) =>
        screen.getByText(condition).querySelector('svg'),
      )
    expect(ticked()).toEqual([])
    await user.type(screen.getByLabelText('Password'), 'Secret!')
    expect(ticked()).toEqual(['Upper and lower case', 'A special character'])
    await user.type(screen.getByLabelText('Password'), 's')
    expect(ticked()).toHaveLength(3)
  })

  test('says how old members have to be', () => {
    showForm()
    expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription('You must be 18 or older')
  })

  test('removes spaces from the username during typing', async () => {
    const { user } = showForm()
    await user.type(screen.getByLabelText('Username'), ' mira laughs ')
    expect(screen.getByLabelText('Username')).toHaveValue('miralaughs')
  })

  test('sends all fields except the repeated password', async () => {
    const onRegistered = vi.fn<(email: string, message: string) => void>()
    const view = showForm(onRegistered)
    const { variablesOf, answer } = view
    await fillAndSubmit(view)
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

  test('shows at its field that the username is taken', async () => {
    const view = showForm()
    const { answer } = view
    await fillAndSubmit(view)
    await answer(operation, {
      data: { register: { __typename: 'UsernameTakenError', message: 'Username is not available' } },
    })
    expect(username()).toHaveAccessibleDescription('Username is not available')
    expect(username()).toHaveFocus()
  })

  test('shows that the server is unreachable', async () => {
    const view = showForm()
    await fillAndSubmit(view)
    await view.reject(operation, new Error('for developers only'))
    expect(screen.getByRole('alert')).toHaveTextContent('Registration failed')
  })
})

describe('username check', () => {
  test('delays the submission and announces its result', async () => {
    const view = showForm()
    await view.user.type(username(), 'mira')
    expect(username()).toHaveAccessibleDescription('Please wait for username verification')
    await answerCheck(view, true)
    expect(username()).toHaveAccessibleDescription('Username is available')
    expect(screen.getByText('Username is available').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    )
    expect(username()).toBeValid()
  })

  test('shows a taken username, which cannot be registered', async () => {
    const view = showForm()
    await fill(view)
    await answerCheck(view, false)
    expect(username()).toHaveAccessibleDescription('Username is not available')
    expect(username()).toBeInvalid()
    await view.user.click(createButton())
    expect(username()).toHaveFocus()
    expect(view.pendingOperations()).toEqual([])
  })

  test('is awaited by a submission, which then continues by itself', async () => {
    const view = showForm()
    await fill(view)
    await view.user.click(createButton())
    await waitFor(() => expect(view.pendingOperations()).toEqual([checkOperation]))
    expect(username()).toHaveAccessibleDescription('Please wait for username verification')
    await view.answer(checkOperation, availability(true))
    await waitFor(() => expect(view.pendingOperations()).toContain(operation))
  })

  test('ends a submission if the username is taken', async () => {
    const view = showForm()
    await fill(view)
    await view.user.click(createButton())
    await waitFor(() => expect(view.pendingOperations()).toEqual([checkOperation]))
    await view.answer(checkOperation, availability(false))
    await waitFor(() => expect(username()).toHaveFocus())
    expect(username()).toHaveAccessibleDescription('Username is not available')
    expect(view.pendingOperations()).not.toContain(operation)
  })

  test('is reported as missing when other fields are invalid', async () => {
    const { user } = showForm()
    await user.type(username(), 'mira')
    await user.click(createButton())
    await waitFor(() =>
      expect(username()).toHaveAccessibleDescription(
        'Please verify username availability before registering',
      ),
    )
  })

  test('shows a failure, after which the server decides', async () => {
    const view = showForm()
    await fill(view)
    await secondsPass()
    await view.reject(checkOperation, new Error('for developers only'))
    expect(username()).toHaveAccessibleDescription('Error checking username availability')
    await view.user.click(createButton())
    await waitFor(() => expect(view.pendingOperations()).toEqual([checkOperation]))
    await view.reject(checkOperation, new Error('for developers only'))
    await waitFor(() => expect(view.pendingOperations()).toContain(operation))
  })
})

type View = ReturnType<typeof showForm>

function showForm(onRegistered: (email: string, message: string) => void = () => undefined) {
  return renderWithRelay(<RegisterForm onRegistered={onRegistered} />, {
    user: userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) }),
  })
}

async function fill({ user }: View) {
  await user.click(screen.getByRole('checkbox'))
  await user.type(screen.getByLabelText('Date of birth'), '1990-02-28')
  await user.type(screen.getByLabelText('Email'), 'mira@guffaw.example')
  await user.type(screen.getByLabelText('Password'), 'Secret!pass')
  await user.type(screen.getByLabelText('Confirm password'), 'Secret!pass')
  await user.type(username(), 'mira')
}

async function fillAndSubmit(view: View) {
  await fill(view)
  await answerCheck(view, true)
  await view.user.click(createButton())
  await waitFor(() => expect(view.pendingOperations()).toContain(operation))
}

async function answerCheck({ answer }: View, isAvailable: boolean) {
  await secondsPass()
  await answer(checkOperation, availability(isAvailable))
}

function availability(isAvailable: boolean) {
  const message = isAvailable ? 'Username is available' : 'Username is not available'
  return { data: { usernameAvailability: { isAvailable, message } } }
}

function secondsPass() {
  return act(() => vi.advanceTimersByTimeAsync(1000))
}

function username() {
  return screen.getByLabelText('Username')
}

function createButton() {
  return screen.getByRole('button', { name: 'Register' })
}
