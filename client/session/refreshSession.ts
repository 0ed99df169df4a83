import type { ConcreteRequest } from 'relay-runtime'
import type { refreshSessionMutation$data } from '#client/__generated__/refreshSessionMutation.graphql.ts'
import { sendDocument } from './graphql-http.ts'
import { isSignedIn, readSessionRecord, recordEnd } from './stored-session.ts'
import { isExpiring, rememberRefreshed } from './token-expiry.ts'

// Replaced by the compiler, see checkSession.ts.
declare function graphql(document: TemplateStringsArray): ConcreteRequest

const refreshMutation = graphql`
  mutation refreshSessionMutation($input: RefreshSessionInput!) {
    refreshSession(input: $input) {
      __typename
      ... on RefreshSessionPayload {
        tokens {
          accessToken
        }
      }
      ... on TokenRefreshFailedError {
        wasSessionEnded
      }
    }
  }
`

/** `refused`: the session has ended, which is recorded. `unreachable`: there was no response. */
export type RefreshOutcome = 'renewed' | 'refused' | 'unreachable'

const LOCK = 'refresh-session'
/** Milliseconds. Other tabs wait that long at most. */
const TIMEOUT = 10_000

/** Milliseconds until a change of another tab to `localStorage` is visible here at the latest. */
const STORAGE_DELAY = 1_000

let running: Promise<RefreshOutcome> | undefined

/**
 * Gets new tokens, one tab at a time. `seen` is the session record with which the caller failed: if it has changed when this
 * tab gets the lock, another tab has renewed the session.
 */
export function refreshSession(seen: string | null): Promise<RefreshOutcome> {
  running ??= withLock(async (hasWaited) => {
    if (hasWaited && readSessionRecord() === seen) await waitForStorageEvent()
    const record = readSessionRecord()
    if (record !== seen && isSignedIn(record)) return 'renewed'
    // Without a record there may still be a cookie. A record of a sign-out means that the session has ended.
    return record === null || isSignedIn(record) ? requestTokens() : 'refused'
  }).finally(() => {
    running = undefined
  })
  return running
}

async function withLock(work: (hasWaited: boolean) => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  // The Web Locks API exists on https and localhost only. Elsewhere tabs refresh independently.
  if (!('locks' in navigator)) return work(false)
  const { locks } = navigator
  const atOnce = await locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work(false) : undefined))
  return atOnce ?? locks.request(LOCK, () => work(true))
}

function waitForStorageEvent(): Promise<void> {
  return new Promise((resolve) => {
    const aborter = new AbortController()
    const finish = () => {
      clearTimeout(timer)
      aborter.abort()
      resolve()
    }
    const timer = setTimeout(finish, STORAGE_DELAY)
    addEventListener('storage', finish, { signal: aborter.signal })
  })
}

/** Call before a request. Returns undefined if the token need not be refreshed. */
export function refreshIfExpiring(): Promise<RefreshOutcome> | undefined {
  const record = readSessionRecord()
  return isSignedIn(record) && isExpiring(record) ? refreshSession(record) : undefined
}

async function requestTokens(): Promise<RefreshOutcome> {
  try {
    const data = await sendDocument<refreshSessionMutation$data>(
      refreshMutation,
      { input: {} },
      AbortSignal.timeout(TIMEOUT),
    )
    if (!data) return 'unreachable'
    const result = data.refreshSession
    if (result.__typename === 'RefreshSessionPayload') {
      rememberRefreshed(result.tokens.accessToken)
      return 'renewed'
    }
    const wasEnded = result.__typename === 'TokenRefreshFailedError' && result.wasSessionEnded
    recordEnd(wasEnded ? 'ended' : 'expired')
    return 'refused'
  } catch {
    return 'unreachable'
  }
}
