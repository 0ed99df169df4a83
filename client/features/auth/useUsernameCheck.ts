import { useState } from 'react'
import { messages } from '#rules/messages.ts'
import { useUsernameAvailability } from './useUsernameAvailability.ts'

export type UsernameCheck = {
  hint?: string
  error?: string
  /** Whether the username was found to be available. If not, the field shows why. */
  isPassed: () => boolean
}

/** The availability of a new username, as the hint or error of its field. */
export function useUsernameCheck(username: string): UsernameCheck {
  const { state, message, checkAgain } = useUsernameAvailability(username)
  const [submitted, setSubmitted] = useState<string>()

  const isPassed = () => {
    if (state === 'available') return true
    setSubmitted(username)
    if (state === 'error') checkAgain()
    return false
  }
  switch (state) {
    case 'idle':
      return { isPassed }
    case 'checking':
      return submitted === username
        ? { error: 'Please verify username availability before registering', isPassed }
        : { hint: 'Please wait for username verification', isPassed }
    case 'available':
      return { hint: message, isPassed }
    case 'unavailable':
      return { error: message || messages.usernameTaken, isPassed }
    case 'error':
      return { error: message, isPassed }
  }
}
