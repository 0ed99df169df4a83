import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { accessToken } from '#tests/support/stub-server.ts'
import { IdentitySignIn } from './IdentitySignIn.tsx'
import { sessionStatus } from '#client/session/session.ts'

const offer = 'IdentitySignInQuery'
const start = 'useStartIdentitySignInMutation'
const signIn = 'useSignInWithIdentityMutation'
const check = 'useUsernameAvailabilityQuery'
const signedIn = {
  __typename: 'SignInWithIdentityPayload',
  message: 'Login successful! Welcome back!',
  tokens: { accessToken: accessToken(3600) },
}
const profileNeeded = {
  __typename: 'IdentityProfileNeeded',
  message: 'Almost there: choose a username and tell us your date of birth.',
  email: 'nova@mail.example',
  suggestedUsername: 'nova',
}

const linkNeeded = {
  __typename: 'IdentityLinkNeeded',
  message: 'An account with this email address already exists. To connect it, confirm that it is yours.',
  email: 'ada@mail.example',
  hasPassword: true,
}

let scripts = 0

afterEach(() => {
  document.head.querySelectorAll('script').forEach((script) => script.remove())
})

describe('without an identity provider', () => {
  test('only the form is shown, and no script is loaded', async () => {
    const { answer, pendingOperations } = show()
    await answer(offer, { data: { offersIdentitySignIn: false } })
    expect(screen.getByText('The form')).toBeVisible()
    expect(screen.queryByText('or')).toBeNull()
    expect(pendingOperations()).toEqual([])
    expect(document.querySelector('script')).toBeNull()
  })
})

describe('with an identity provider', () => {
  test('the script receives the product name and the nonce and renders its button', async () => {
    const { initialized } = await showButton()
    expect(initialized()).toMatchObject({ client_id: 'guffaw', nonce: 'once' })
    expect(screen.getByRole('button', { name: 'The provider’s button' })).toBeVisible()
  })

  test('a member is signed in and returns to the requested screen', async () => {
    const { credential, answer, variablesOf } = await showButton('/m/account/login?from=%2Franking')
    credential('an-id-token')
    expect(variablesOf(signIn)).toEqual({ input: { idToken: 'an-id-token' } })
    await answer(signIn, { data: { signInWithIdentity: signedIn } })
    expect(await screen.findByText('Login successful! Welcome back!')).toBeVisible()
    expect(await screen.findByText('The ranking')).toBeVisible()
    expect(await sessionStatus()).toBe('member')
  })

  test('a new member chooses a username and enters a date of birth', async () => {
    const { credential, answer, variablesOf, user, pendingOperations } = await showButton()
    credential('an-id-token')
    await answer(signIn, { data: { signInWithIdentity: profileNeeded } })
    expect(screen.getByText(profileNeeded.message)).toBeVisible()
    expect(screen.queryByText('The form')).toBeNull()
    expect(screen.getByLabelText('Username')).toHaveValue('nova')
    await user.type(screen.getByLabelText('Date of birth'), '1991-03-04')
    await user.click(screen.getByRole('checkbox'))
    await waitFor(() => expect(pendingOperations()).toEqual([check]), { timeout: 3000 })
    await answer(check, {
      data: { usernameAvailability: { isAvailable: true, message: 'Username is available' } },
    })
    await user.click(screen.getByRole('button', { name: 'Create my account' }))
    await waitFor(() => expect(pendingOperations()).toEqual([signIn]))
    expect(variablesOf(signIn)).toEqual({
      input: {
        idToken: 'an-id-token',
        username: 'nova',
        dateOfBirth: '1991-03-04',
        termsAndConditions: true,
      },
    })
    await answer(signIn, { data: { signInWithIdentity: signedIn } })
    expect(await screen.findByText('The feed')).toBeVisible()
  })

  test('the owner of an account enters its password to link the identity', async () => {
    const { credential, answer, variablesOf, user } = await showButton()
    credential('an-id-token')
    await answer(signIn, { data: { signInWithIdentity: linkNeeded } })
    expect(screen.getByText(linkNeeded.message)).toBeVisible()
    expect(screen.queryByText('The form')).toBeNull()
    await user.type(screen.getByLabelText('Password'), 'Wrong!pass')
    await user.click(connectButton())
    expect(variablesOf(signIn)).toEqual({ input: { idToken: 'an-id-token', password: 'Wrong!pass' } })
    const message = 'Incorrect password'
    await answer(signIn, {
      data: {
        signInWithIdentity: {
          __typename: 'ValidationError',
          message,
          fields: [{ path: 'password', message }],
        },
      },
    })
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(message)
    await user.click(connectButton())
    await answer(signIn, { data: { signInWithIdentity: signedIn } })
    expect(await screen.findByText('The feed')).toBeVisible()
  })

  test('the owner of an account links the identity with a mailed code', async () => {
    const { credential, answer, variablesOf, user } = await showButton()
    credential('an-id-token')
    await answer(signIn, { data: { signInWithIdentity: linkNeeded } })
    await user.click(screen.getByRole('button', { name: 'Send a code instead' }))
    expect(variablesOf(signIn)).toEqual({ input: { idToken: 'an-id-token', sendCode: true } })
    const message = 'A code to connect your account is on its way to this address.'
    await answer(signIn, { data: { signInWithIdentity: { ...linkNeeded, message } } })
    expect(screen.getByText(message)).toBeVisible()
    await user.click(screen.getByLabelText('Digit 1 of 6'))
    await user.keyboard('123456')
    await user.click(connectButton())
    expect(variablesOf(signIn)).toEqual({ input: { idToken: 'an-id-token', otp: '123456' } })
    await answer(signIn, {
      data: { signInWithIdentity: { __typename: 'InvalidCodeError', message: 'OTP verification failed' } },
    })
    expect(screen.getByRole('alert')).toHaveTextContent('OTP verification failed')
    await user.click(screen.getByRole('button', { name: 'Use the password instead' }))
    expect(screen.getByLabelText('Password')).toBeVisible()
  })

  test('the owner of an account without a password receives a code immediately', async () => {
    const { credential, answer, variablesOf } = await showButton()
    credential('an-id-token')
    await answer(signIn, { data: { signInWithIdentity: { ...linkNeeded, hasPassword: false } } })
    expect(variablesOf(signIn)).toEqual({ input: { idToken: 'an-id-token', sendCode: true } })
    expect(screen.queryByRole('button', { name: 'Use the password instead' })).toBeNull()
  })

  test('a refusal shows its reason, and another sign-in can start', async () => {
    const { credential, answer, pendingOperations } = await showButton()
    credential('an-id-token')
    const message = 'Sign-in with this provider failed. Please try again.'
    await answer(signIn, {
      data: { signInWithIdentity: { __typename: 'IdentityRejectedError', message } },
    })
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    await waitFor(() => expect(pendingOperations()).toEqual([start]))
  })

  test('a blocked script shows a message, and the form stays usable', async () => {
    await showStarted()
    await act(async () => void scriptTag().dispatchEvent(new Event('error')))
    expect(
      screen.getByText('The sign-in provider cannot be reached right now. Please try again later.'),
    ).toBeVisible()
    expect(screen.getByText('The form')).toBeVisible()
  })
})

function show(at = '/m/account/login') {
  return renderWithRelay(
    <IdentitySignIn>
      <p>The form</p>
    </IdentitySignIn>,
    { at, others: { '/m/account/feed': <p>The feed</p>, '/ranking': <p>The ranking</p> } },
  )
}

async function showStarted(at?: string) {
  const view = show(at)
  await view.answer(offer, { data: { offersIdentitySignIn: true } })
  // Each test starts without a loaded script.
  scripts += 1
  const scriptUrl = `https://provider.example/client-${scripts}.js`
  await view.answer(start, {
    data: {
      startIdentitySignIn: {
        __typename: 'StartIdentitySignInPayload',
        clientId: 'guffaw',
        nonce: 'once',
        scriptUrl,
      },
    },
  })
  return view
}

type Options = { client_id: string; nonce: string; callback: (answer: { credential: string }) => void }

async function showButton(at?: string) {
  const view = await showStarted(at)
  let options: Options | undefined
  const id = {
    initialize: (given: Options) => {
      options = given
    },
    renderButton: (parent: HTMLElement) =>
      parent.append(
        Object.assign(document.createElement('button'), { textContent: 'The provider’s button' }),
      ),
  }
  vi.stubGlobal('google', { accounts: { id } })
  await act(async () => void scriptTag().dispatchEvent(new Event('load')))
  return {
    ...view,
    initialized: () => options,
    credential: (credential: string) => act(() => options?.callback({ credential })),
  }
}

function connectButton() {
  return screen.getByRole('button', { name: 'Connect and log in' })
}

function scriptTag(): HTMLScriptElement {
  const script = document.head.querySelector('script')
  if (!script) throw new Error('No script was loaded')
  return script
}
