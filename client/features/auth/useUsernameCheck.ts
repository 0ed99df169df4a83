import { useState } from 'react'
import { messages } from '#rules/messages.ts'
import { useUsernameAvailability } from './useUsernameAvailability.ts'

export type UsernameCheck = {
  hint?: string
  error?: string
  isAvailable?: boolean
  /** Resolves to false if the username is taken. If the check fails, the server decides when the form is sent. */
  mayRegister: () => Promise<boolean>
  /** Reports a submission of an otherwise invalid form, for which the check is not awaited. */
  onInvalid: () => void
}

/** The availability of a new username, as the hint or error of its field. */
export function useUsernameCheck(username: string): UsernameCheck {
  const { state, message, checkNow } = useUsernameAvailability(username)
  const [submitted, setSubmitted] = useState<string>()

  const actions = {
    mayRegister: async () => {
      const isSettled = state === 'available' || state === 'unavailable'
      return (isSettled ? state : await checkNow()) !== 'unavailable'
    },
    onInvalid: () => setSubmitted(username),
  }
  switch (state) {
    case 'idle':
      return actions
    case 'checking':
      return submitted === username
        ? { error: 'Please verify username availability before registering', ...actions }
        : { hint: 'Please wait for username verification', ...actions }
    case 'available':
      return { hint: message, isAvailable: true, ...actions }
    case 'unavailable':
      return { error: message || messages.usernameTaken, ...actions }
    case 'error':
      return { error: message, ...actions }
  }
}
