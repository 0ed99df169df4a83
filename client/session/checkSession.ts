import type { ConcreteRequest } from 'relay-runtime'
import { failureMessages } from '#rules/failure-messages.ts'
import type { checkSessionQuery$data } from '#client/__generated__/checkSessionQuery.graphql.ts'
import { sendDocument } from './graphql-http.ts'

// The compiler replaces the tag. An import of it would add all of Relay to the landing page.
declare function graphql(document: TemplateStringsArray): ConcreteRequest

export const sessionQuery = graphql`
  query checkSessionQuery {
    viewer {
      id
    }
    hasRefreshToken
  }
`

let memberId: string | undefined

/** `renewable`: the access token is missing or expired, but the browser has a refresh token cookie. */
export type SessionCheck = 'member' | 'renewable' | 'visitor'

/** Queries the session without Relay. Rejects when the server is unreachable. */
export async function checkSession(): Promise<SessionCheck> {
  const data = await sendDocument<checkSessionQuery$data>(sessionQuery)
  if (!data) throw new Error(failureMessages.invalidServerResponse)
  memberId = data.viewer?.id
  if (data.viewer) return 'member'
  return data.hasRefreshToken ? 'renewable' : 'visitor'
}

/** The id of the signed-in viewer if `checkSession` was called since the page was loaded. */
export function checkedMember(): string | undefined {
  return memberId
}
