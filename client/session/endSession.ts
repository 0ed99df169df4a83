import type { ConcreteRequest } from 'relay-runtime'
import type { endSessionMutation$data } from '#client/__generated__/endSessionMutation.graphql.ts'
import { sendDocument } from '#client/relay/send-document.ts'
import { writeSessionRecord } from './session-changes.ts'

// Compiled away, see checkSession.ts.
declare function graphql(document: TemplateStringsArray): ConcreteRequest

const logoutMutation = graphql`
  mutation endSessionMutation($input: LogoutInput!) {
    logout(input: $input) {
      __typename
    }
  }
`

/** Milliseconds that someone who signs out is kept waiting for the server. */
const PATIENCE = 5_000

/**
 * Ends the session on the server and clears the cookies, which only the server can. When it cannot be told, the next
 * start does so before it asks who is signed in. Other tabs sign out with this one.
 */
export async function endSession(): Promise<void> {
  writeSessionRecord('leaving')
  try {
    const data = await sendDocument<endSessionMutation$data>(
      logoutMutation,
      { input: {} },
      AbortSignal.timeout(PATIENCE),
    )
    // Refused or not, the answer has cleared the cookies.
    if (data) writeSessionRecord('left')
  } catch {
    // It stays `leaving`.
  }
}
