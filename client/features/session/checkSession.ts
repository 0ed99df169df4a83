import type { ConcreteRequest } from 'relay-runtime'
import { failureMessages } from '#rules/failure-messages.ts'
import type { checkSessionQuery$data } from '#client/__generated__/checkSessionQuery.graphql.ts'
import { sendDocument } from '#client/relay/send-document.ts'

// The tag is compiled away; importing it from Relay would put all of Relay into the landing page.
declare function graphql(document: TemplateStringsArray): ConcreteRequest

const sessionQuery = graphql`
  query checkSessionQuery {
    viewer {
      id
    }
  }
`

let memberId: string | undefined

/** Asks the server, once and without Relay, whether someone is signed in. Rejects when it cannot be asked. */
export async function checkSession(): Promise<boolean> {
  const data = await sendDocument<checkSessionQuery$data>(sessionQuery)
  if (!data) throw new Error(failureMessages.invalidServerResponse)
  memberId = data.viewer?.id
  return data.viewer !== null
}

/** Who the server has said is signed in, if it was asked since the page was loaded. */
export function checkedMember(): string | undefined {
  return memberId
}
