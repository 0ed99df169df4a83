import type { ConcreteRequest } from 'relay-runtime'
import type { endSessionMutation$data } from '#client/__generated__/endSessionMutation.graphql.ts'
import { sendDocument } from './graphql-http.ts'
import { writeSessionRecord } from './stored-session.ts'

// Replaced by the compiler, see checkSession.ts.
declare function graphql(document: TemplateStringsArray): ConcreteRequest

const logoutMutation = graphql`
  mutation endSessionMutation($input: LogoutInput!) {
    logout(input: $input) {
      __typename
    }
  }
`

/** Milliseconds that a sign-out waits for the server. */
const TIMEOUT = 5_000

/**
 * Ends the session on the server, which clears the cookies. If the server is unreachable, the next start of the app repeats
 * this before it checks the session. Other tabs sign out too.
 */
export async function endSession(): Promise<void> {
  writeSessionRecord('signing-out')
  try {
    const data = await sendDocument<endSessionMutation$data>(
      logoutMutation,
      { input: {} },
      AbortSignal.timeout(TIMEOUT),
    )
    // Any response has cleared the cookies.
    if (data) writeSessionRecord('signed-out')
  } catch {
    // The record stays `signing-out`.
  }
}
