import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { TransportError } from '#client/relay/errors.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { VerifyCode } from './VerifyCode.tsx'

const verifyOperation = 'useVerifyOtpMutation'
const resendOperation = 'useResendOtpMutation'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

describe('code boxes', () => {
  test('can be submitted with six digits only', async () => {
    const { user } = showCode()
    expect(boxes()[0]).toHaveFocus()
    await user.keyboard('12345')
    expect(verifyButton()).toBeDisabled()
    await user.keyboard('6')
    expect(verifyButton()).toBeEnabled()
    expect(code()).toBe('123456')
  })

  test('accept digits only', async () => {
    const { user } = showCode()
    await user.keyboard('1a 2-3')
    expect(code()).toBe('123')
  })

  test('are filled by pasting six digits and nothing else', async () => {
    const { user } = showCode()
    await user.paste('12345')
    expect(code()).toBe('')
    await user.paste(' 123 456 ')
    expect(code()).toBe('123456')
  })

  test('are navigated with the arrow keys and erased backwards', async () => {
    const { user } = showCode()
    await user.keyboard('123')
    await user.keyboard('{Backspace}')
    expect(code()).toBe('12')
    expect(boxes()[2]).toHaveFocus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}9')
    expect(code()).toBe('92')
    expect(boxes()[1]).toHaveFocus()
    await user.keyboard('{End}{ArrowRight}{Home}{ArrowLeft}')
    expect(boxes()[0]).toHaveFocus()
  })

  test('are marked for the autofill of one-time codes', () => {
    showCode()
    expect(boxes()[0]).toHaveAttribute('autocomplete', 'one-time-code')
  })
})

describe('verification', () => {
  test('continues two seconds after the code was accepted', async () => {
    const { user, answer, variablesOf, onVerified } = showCode()
    await user.paste('123456')
    await user.click(verifyButton())
    expect(variablesOf(verifyOperation)).toEqual({ input: { email: 'mira@guffaw.example', otp: '123456' } })
    await answer(verifyOperation, {
      data: { verifyOtp: { __typename: 'VerifyOtpPayload', message: 'Your email is verified.' } },
    })
    expect(screen.getByRole('status')).toHaveTextContent('Your email is verified.')
    await act(() => vi.advanceTimersByTimeAsync(1900))
    expect(onVerified).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(onVerified).toHaveBeenCalledOnce()
  })

  test('clears the boxes after a wrong code', async () => {
    const { user, answer } = showCode()
    await user.paste('123456')
    await user.click(verifyButton())
    await answer(verifyOperation, {
      data: { verifyOtp: { __typename: 'InvalidCodeError', message: 'OTP verification failed' } },
    })
    expect(screen.getByRole('alert')).toHaveTextContent('OTP verification failed')
    expect(code()).toBe('')
    expect(boxes()[0]).toHaveFocus()
  })

  test('shows that the username was taken in the meantime', async () => {
    const { user, answer } = showCode()
    await user.paste('123456')
    await user.click(verifyButton())
    const message = 'Your username was taken in the meantime. Please register again with another one.'
    await answer(verifyOperation, { data: { verifyOtp: { __typename: 'UsernameTakenError', message } } })
    expect(screen.getByRole('alert')).toHaveTextContent(message)
  })
})

describe('new code', () => {
  test('can be requested once a minute', async () => {
    const { user, answer, variablesOf } = showCode()
    expect(screen.getByRole('button', { name: 'Send a new code in 1:00' })).toBeDisabled()
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(screen.getByRole('button', { name: /^Send a new code in 0:(29|30)$/ })).toBeDisabled()
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    await user.click(screen.getByRole('button', { name: 'Send a new code' }))
    expect(variablesOf(resendOperation)).toEqual({ input: { email: 'mira@guffaw.example' } })
    await answer(resendOperation, {
      data: { resendOtp: { __typename: 'ResendOtpPayload', message: 'A new one is on its way.' } },
    })
    expect(screen.getByText('A new one is on its way.')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Send a new code in (1:00|0:59)$/ })).toBeDisabled()
  })

  test('can be requested again immediately after a failure', async () => {
    const { user, reject } = showCode()
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await user.click(screen.getByRole('button', { name: 'Send a new code' }))
    await reject(resendOperation, new TransportError('unreachable', 'Oops! Something went wrong'))
    expect(screen.getByText('A new code could not be sent. Please try again.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeEnabled()
  })

  test('is requested on mount if none was sent', () => {
    const { pendingOperations } = showCode({ sendAtOnce: true })
    expect(pendingOperations()).toEqual([resendOperation])
  })
})

function showCode({ sendAtOnce = false } = {}) {
  const onVerified = vi.fn<() => void>()
  const view = renderWithRelay(
    <VerifyCode
      email="mira@guffaw.example"
      reason={{ tone: 'success', message: 'Registration successful! Please verify your email with OTP.' }}
      sendAtOnce={sendAtOnce}
      onVerified={onVerified}
    />,
    { user: userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) }) },
  )
  return { ...view, onVerified }
}

function boxes() {
  return screen.getAllByRole<HTMLInputElement>('textbox')
}

function code() {
  return boxes()
    .map((box) => box.value)
    .join('')
}

function verifyButton() {
  return screen.getByRole('button', { name: 'Verify' })
}
