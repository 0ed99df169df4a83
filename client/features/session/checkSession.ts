import type { ConcreteRequest } from 'relay-runtime'
import { failureMessages } from '#rules/failure-messages.ts'
import type { checkSessionQuery$data } from '#client/__generated__/checkSessionQuery.graphql.ts'

// The tag is compiled away; importing it from Relay would put all of Relay into the landing page.
declare function graphql(document: TemplateStringsArray): ConcreteRequest

const sessionQuery = graphql`
  query checkSessionQuery {
    viewer {
      id
    }
  }
`

/** Asks the server, once and without Relay, whether someone is signed in. Rejects when it cannot be asked. */
export async function checkSession(): Promise<boolean> {
  const { name, id } = sessionQuery.params
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      operationName: name,
      extensions: { persistedQuery: { version: 1, sha256Hash: id } },
    }),
  })
  const { data }: { data?: checkSessionQuery$data | null } = await response.json()
  if (!data) throw new Error(failureMessages.invalidServerResponse)
  return data.viewer !== null
}
