import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { Subscription } from 'relay-runtime'
import type { useUsernameAvailabilityQuery } from '#client/__generated__/useUsernameAvailabilityQuery.graphql.ts'
import { USERNAME_CHECK_DELAY_SECONDS } from '#rules/limits.ts'
import { usernameSchema } from '#rules/member-rules.ts'

/** `idle`: the text is not a valid username. `checking`: starts with the first key. */
export type UsernameAvailability = {
  state: 'idle' | 'checking' | 'available' | 'unavailable' | 'error'
  message?: string
}

type Result = UsernameAvailability & { username: string }

/** Checks the availability a second after the last key and aborts earlier checks. */
export function useUsernameAvailability(username: string): UsernameAvailability & { checkAgain: () => void } {
  const environment = useRelayEnvironment()
  const [result, setResult] = useState<Result>()
  const [repeated, setRepeated] = useState<{ username: string }>()
  const isName = usernameSchema.safeParse(username).success

  useEffect(() => {
    if (!isName) return
    let request: Subscription | undefined
    const check = () => {
      request = fetchQuery<useUsernameAvailabilityQuery>(environment, availabilityQuery, {
        username,
      }).subscribe({
        next: ({ usernameAvailability: { isAvailable, message } }) =>
          setResult({ username, state: isAvailable ? 'available' : 'unavailable', message }),
        error: () => setResult({ username, state: 'error', message: 'Error checking username availability' }),
      })
    }
    const delay = repeated?.username === username ? 0 : USERNAME_CHECK_DELAY_SECONDS
    const timer = setTimeout(check, delay * 1000)
    return () => {
      clearTimeout(timer)
      request?.unsubscribe()
    }
  }, [environment, username, isName, repeated])

  const checkAgain = () => {
    setResult(undefined)
    setRepeated({ username })
  }
  if (!isName) return { state: 'idle', checkAgain }
  if (result?.username !== username) return { state: 'checking', checkAgain }
  return { ...result, checkAgain }
}

const availabilityQuery = graphql`
  query useUsernameAvailabilityQuery($username: String!) {
    usernameAvailability(username: $username) {
      isAvailable
      message
    }
  }
`
