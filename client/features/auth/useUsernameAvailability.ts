import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { Observable, type IEnvironment } from 'relay-runtime'
import type { useUsernameAvailabilityQuery } from '#client/__generated__/useUsernameAvailabilityQuery.graphql.ts'
import { USERNAME_CHECK_DELAY_SECONDS } from '#rules/limits.ts'
import { usernameSchema } from '#rules/member-rules.ts'

/** `idle`: the text is not a valid username. `checking`: starts with the first key. */
export type UsernameAvailability = {
  state: 'idle' | 'checking' | 'available' | 'unavailable' | 'error'
  message?: string
}

type Result = UsernameAvailability & { username: string }

type CheckableAvailability = UsernameAvailability & {
  /** Checks without a delay, and resolves to the result. */
  checkNow: () => Promise<UsernameAvailability['state']>
}

/** Checks the availability a second after the last key and aborts earlier checks. */
export function useUsernameAvailability(username: string): CheckableAvailability {
  const environment = useRelayEnvironment()
  const [result, setResult] = useState<Result>()
  const isName = usernameSchema.safeParse(username).success

  useEffect(() => {
    if (!isName) return
    let unsubscribe: (() => void) | undefined
    const check = () => {
      unsubscribe = requestAvailability(environment, username).subscribe({ next: setResult }).unsubscribe
    }
    const timer = setTimeout(check, USERNAME_CHECK_DELAY_SECONDS * 1000)
    return () => {
      clearTimeout(timer)
      unsubscribe?.()
    }
  }, [environment, username, isName])

  const checkNow = async () => {
    const checked = await requestAvailability(environment, username).toPromise()
    setResult(checked)
    return checked?.state ?? 'error'
  }
  if (!isName) return { state: 'idle', checkNow }
  if (result?.username !== username) return { state: 'checking', checkNow }
  return { ...result, checkNow }
}

/** Does not fail: the state is then `error`. */
function requestAvailability(environment: IEnvironment, username: string): Observable<Result> {
  return fetchQuery<useUsernameAvailabilityQuery>(
    environment,
    graphql`
      query useUsernameAvailabilityQuery($username: String!) {
        usernameAvailability(username: $username) {
          isAvailable
          message
        }
      }
    `,
    { username },
  )
    .map(({ usernameAvailability: { isAvailable, message } }): Result => ({
      username,
      state: isAvailable ? 'available' : 'unavailable',
      message,
    }))
    .catch(() =>
      Observable.from<Result>({ username, state: 'error', message: 'Error checking username availability' }),
    )
}
