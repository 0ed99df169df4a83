import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { INVALID_FIELDS, sendMutation } from './send-mutation.ts'
import type { CrowdMember } from './crowd.ts'

type Member = Pick<CrowdMember, 'id' | 'graphql'>

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

/** Posts by REST and returns `Post.databaseId`. */
export async function post({ rest }: Pick<CrowdMember, 'rest'>, text: string): Promise<string> {
  const form = new FormData()
  form.append('title', text)
  return (await rest.form('/post', form)).text('post.id')
}

export async function homeFeedOf({ graphql }: Member, window = 'first: 50'): Promise<string[]> {
  const { data } = await graphql.send(`{ followedFeed(${window}) { edges { node { text } } } }`)
  const edges: { node: { text: string } }[] = Object(data).followedFeed.edges
  return edges.map(({ node }) => node.text)
}
