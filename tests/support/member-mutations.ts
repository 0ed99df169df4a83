import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { INVALID_FIELDS, sendMutation } from './send-mutation.ts'
import type { TestMember } from './members.ts'

type Member = Pick<TestMember, 'id' | 'graphql'>

export const globalIdOf = ({ id }: Pick<Member, 'id'>): string => encodeGlobalId('User', id)

/** Sends a mutation about another member, such as followUser. */
export function change(
  viewer: Member,
  mutation: 'followUser' | 'unfollowUser' | 'blockUser' | 'unblockUser' | 'muteUser' | 'unmuteUser',
  member: Pick<Member, 'id'>,
  input: Record<string, unknown> = {},
): Promise<unknown> {
  const fields = 'user { viewerFollows followsViewer followerCount followingCount viewerBlocks viewerMutes }'
  return sendMutation(
    viewer.graphql,
    mutation,
    { userId: globalIdOf(member), ...input },
    fields,
    INVALID_FIELDS,
  )
}

export async function homeFeedOf({ graphql }: Member, window = 'first: 50'): Promise<string[]> {
  const { data } = await graphql.send(`{ followedFeed(${window}) { edges { node { text } } } }`)
  const edges: { node: { text: string } }[] = Object(data).followedFeed.edges
  return edges.map(({ node }) => node.text)
}
