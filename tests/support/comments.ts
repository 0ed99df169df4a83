import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import type { TestMember } from './members.ts'
import type { GraphQLAnswer, GraphQLClient } from './graphql-client.ts'

export const COMMENT_FIELDS = `
  id databaseId text depth isDeleted isRemoved likeCount dislikeCount viewerReaction replyCount editedAt
  viewerCanDelete viewerCanEdit author { username } parent { id } media { altText }`

const ADD = `mutation ($input: AddCommentInput!) { addComment(input: $input) {
  __typename ... on Error { message } ... on ValidationError { fields { path message } } ... on AddCommentPayload {
    comment { ${COMMENT_FIELDS} } commentEdge { cursor node { id } } post { commentCount }
  }
} }`

export function addComment(
  { graphql }: Pick<TestMember, 'graphql'>,
  postId: string,
  input: Record<string, unknown>,
  file?: Blob,
): Promise<GraphQLAnswer> {
  const variables = { input: { postId: encodeGlobalId('Post', postId), ...input } }
  return graphql.send(ADD, file ? { input: { ...variables.input, media: null } } : variables, file)
}

/** Returns the global id of the new comment. */
export async function comment(
  member: Pick<TestMember, 'graphql'>,
  postId: string,
  text: string,
  parentId?: string,
): Promise<string> {
  return (await addComment(member, postId, { text, parentId })).text('addComment.comment.id')
}

/** Sends a mutation with the fields of its payload and returns its result. */
export async function change(
  { send }: GraphQLClient,
  mutation: 'editComment' | 'deleteComment' | 'reactToComment' | 'setReaction',
  input: Record<string, unknown>,
  fields: string,
): Promise<unknown> {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1)
  const { data } = await send(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { __typename ... on Error { message } ... on ${type}Payload { ${fields} } } }`,
    { input },
  )
  return Object(data)[mutation]
}

export async function threadOf(
  { send }: GraphQLClient,
  postId: string,
  sort = 'OLDEST',
): Promise<{ id: string; text: string; replies: { text: string }[] }[]> {
  const { data } = await send(
    `query ($id: UUID!, $sort: CommentSort!) { sharedPost(id: $id) { comments(sort: $sort) {
      edges { node { id text replies(sort: $sort) { edges { node { text } } } } } } } }`,
    { id: postId, sort },
  )
  const edges: { node: { id: string; text: string; replies: { edges: { node: { text: string } }[] } } }[] =
    Object(data).sharedPost.comments.edges
  return edges.map(({ node: { replies, ...node } }) => ({
    ...node,
    replies: replies.edges.map(({ node: reply }) => reply),
  }))
}
