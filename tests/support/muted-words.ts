import type { TestMember } from './members.ts'
import { INVALID_FIELDS, sendMutation } from './send-mutation.ts'

type Member = Pick<TestMember, 'graphql'>

export function setWords({ graphql }: Member, words: readonly string[]): Promise<unknown> {
  return sendMutation(graphql, 'setMutedWords', { words }, 'viewer { mutedWords }', INVALID_FIELDS)
}

/** The texts of the newest posts that the member sees. */
export async function feedTextsOf({ graphql }: Member): Promise<string[]> {
  const { data } = await graphql.send('{ feed(first: 50) { edges { node { text } } } }')
  const edges: { node: { text: string } }[] = Object(data).feed.edges
  return edges.map(({ node }) => node.text)
}
