import { textAt, valueAt } from './json.ts'
import type { TestMember } from './members.ts'
import { INVALID_FIELDS, sendMutation } from './send-mutation.ts'

export const GROUP_FIELDS = `id slug name description rules joining memberCount postCount viewerRole viewerHasRequested viewerIsBanned
  cover { url } pinnedPosts { text }`

export type TestGroup = { id: string; slug: string }

let created = 0

/** Creates a group with a slug of its own, whose owner is the member. */
export async function createGroup(
  owner: TestMember,
  input: Record<string, unknown> = {},
): Promise<TestGroup> {
  created += 1
  const slug = `group-${Date.now().toString(36)}-${created}`
  const result = await changeGroup(owner, 'createGroup', { slug, name: 'Bread', ...input })
  return { id: textAt(result, 'group.id'), slug: textAt(result, 'group.slug') }
}

/** Sends a mutation of groups, whose payload is the group. */
export function changeGroup(
  { graphql }: Pick<TestMember, 'graphql'>,
  mutation: string,
  input: Record<string, unknown>,
): Promise<unknown> {
  const selection = mutation === 'deleteGroup' ? 'deletedGroupId' : `group { ${GROUP_FIELDS} }`
  const refusals = mutation === 'createGroup' || mutation === 'updateGroup' ? INVALID_FIELDS : ''
  return sendMutation(graphql, mutation, input, selection, refusals)
}

/** Members join an open group. */
export async function join(group: TestGroup, ...members: TestMember[]): Promise<void> {
  for (const member of members) await changeGroup(member, 'joinGroup', { groupId: group.id })
}

/** Publishes a post in the group and returns its global id. */
export async function postIn(group: TestGroup, author: TestMember, text: string): Promise<string> {
  const result = await sendMutation(
    author.graphql,
    'createPost',
    { text, groupId: group.id },
    'post { id group { slug } }',
    INVALID_FIELDS,
  )
  return textAt(result, 'post.id')
}

/** The group as a member sees it. */
export async function groupSeenBy(
  { graphql }: Pick<TestMember, 'graphql'>,
  { slug }: TestGroup,
  fields = GROUP_FIELDS,
): Promise<unknown> {
  const { data, errors } = await graphql.send(`query ($slug: String!) { group(slug: $slug) { ${fields} } }`, {
    slug,
  })
  return errors ?? valueAt(data, 'group')
}

/** The codes of the refused results and `ok` for the others, in alphabetical order. */
export function outcomesOf(results: readonly unknown[]): string[] {
  const outcomeOf = (result: unknown) => {
    const code = valueAt(result, 'code')
    return typeof code === 'string' ? code : 'ok'
  }
  return results.map(outcomeOf).toSorted((one, other) => one.localeCompare(other))
}
