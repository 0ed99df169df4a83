import type { ConcreteRequest } from 'relay-runtime'
import type { refreshSessionMutation$data } from '#client/__generated__/refreshSessionMutation.graphql.ts'
import { sendDocument } from '#client/relay/send-document.ts'
import { isSignedIn } from './session-changes.ts'
import { readSessionRecord } from './stored-session.ts'
import { isExpiring, rememberRefreshed } from './token-expiry.ts'

// Compiled away, see checkSession.ts.
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
    }
  }
`

/** `refused`: the session is over. `unreachable`: nobody knows. */
export type RefreshOutcome = 'renewed' | 'refused' | 'unreachable'

const LOCK = 'refresh-session'
/** Milliseconds. Other tabs wait for this one meanwhile. */
const PATIENCE = 10_000

/** Milliseconds that what another tab has written may take to arrive here: tabs do not share memory. */
const NEWS_DELAY = 1_000

let running: Promise<RefreshOutcome> | undefined

/**
 * Gets new tokens, one tab at a time. `seen` is the session record that the caller found wanting: if it has changed
 * by the time it is this tab's turn, another one has got them already.
 */
export function refreshSession(seen: string | null): Promise<RefreshOutcome> {
  running ??= inTurn(async (hasWaited) => {
    if (hasWaited && readSessionRecord() === seen) await newsFromAnotherTab()
    const record = readSessionRecord()
    if (record !== seen && isSignedIn(record)) return 'renewed'
    // Without a record there may still be a cookie; with one that says so, the session is over.
    return record === null || isSignedIn(record) ? exchange() : 'refused'
  }).finally(() => {
    running = undefined
  })
  return running
}

async function inTurn(work: (hasWaited: boolean) => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  // Locks exist on https and localhost only. Elsewhere each tab looks after itself.
  if (!('locks' in navigator)) return work(false)
  const { locks } = navigator
  const atOnce = await locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work(false) : undefined))
  return atOnce ?? locks.request(LOCK, () => work(true))
}

function newsFromAnotherTab(): Promise<void> {
  return new Promise((resolve) => {
    const aborter = new AbortController()
    const arrive = () => {
      clearTimeout(timer)
      aborter.abort()
      resolve()
    }
    const timer = setTimeout(arrive, NEWS_DELAY)
    addEventListener('storage', arrive, { signal: aborter.signal })
  })
}

/** For a call that is about to be made: refreshes first if the token counts as expired, else has nothing to wait for. */
export function refreshIfExpiring(): Promise<RefreshOutcome> | undefined {
  const record = readSessionRecord()
  return isSignedIn(record) && isExpiring(record) ? refreshSession(record) : undefined
}

async function exchange(): Promise<RefreshOutcome> {
  try {
    const data = await sendDocument<refreshSessionMutation$data>(
      refreshMutation,
      { input: {} },
      AbortSignal.timeout(PATIENCE),
    )
    if (data?.refreshSession.__typename !== 'RefreshSessionPayload') return data ? 'refused' : 'unreachable'
    rememberRefreshed(data.refreshSession.tokens.accessToken)
    return 'renewed'
  } catch {
    return 'unreachable'
  }
}
