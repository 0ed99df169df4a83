import { encodeCursor } from '#server/platform/lists/keyset.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { COMMENT_KEYSETS, type CommentSort } from '#server/features/comments/comment-lists.ts'
import type { Community } from '../community/community.ts'
import { memberAt, signed, type Workload, type WorkloadOf } from './workload.ts'

const COMMENT_FIELDS = `edges { cursor node {
  id text createdAt editedAt depth isDeleted likeCount dislikeCount viewerReaction replyCount viewerCanDelete
  author { id username fullName photoUrl(width: 64) }
} } pageInfo { hasNextPage endCursor }`

const COMMENTS = `query ($postId: UUID!, $sort: CommentSort!, $after: String) { post(id: $postId) {
  comments(sort: $sort, first: 10, after: $after) { ${COMMENT_FIELDS} }
} }`

const REPLIES = `query ($id: ID!, $after: String) { node(id: $id) { ... on Comment {
  replies(first: 10, after: $after) { ${COMMENT_FIELDS} }
} } }`

const REACT = `mutation ($input: ReactToCommentInput!) { reactToComment(input: $input) {
  ... on ReactToCommentPayload { comment { likeCount } } ... on Error { message }
} }`

export function commentsFirstPage(sort: CommentSort): WorkloadOf {
  return async (community) => commentPage(community, `comments, ${sort.toLowerCase()}`, sort, null)
}

/** Starts after a comment in the middle of the list. */
export async function commentsInTheMiddle(community: Community): Promise<Workload> {
  const after = await bestAfter(community, await commentedPost(community), 40_000)
  return commentPage(community, 'comments, in the middle', 'TOP', after)
}

/** The replies to the comment that has most. */
export async function repliesFirstPage(community: Community): Promise<Workload> {
  return replyPage(community, '10,000 replies', null)
}

export async function repliesInTheMiddle(community: Community): Promise<Workload> {
  const after = await bestAfter(community, await repliedComment(community), 5000)
  return replyPage(community, '10,000 replies, middle', after)
}

/** Returns the cursor of a place in the list of a post or a comment, best first. */
async function bestAfter({ client }: Community, listId: string, place: number): Promise<string> {
  const { rows } = await client.query<{ id: string; topScore: number; createdAt: Date }>(
    `SELECT id, top_score AS "topScore", created_at AS "createdAt" FROM comments WHERE list_id = $1
     ORDER BY top_score DESC, created_at DESC, id DESC OFFSET $2 LIMIT 1`,
    [listId, place],
  )
  const [comment] = rows
  if (!comment) throw new Error('There are too few comments')
  return encodeCursor(COMMENT_KEYSETS.TOP, comment)
}

async function replyPage(community: Community, name: string, after: string | null): Promise<Workload> {
  const variables = { id: encodeGlobalId('Comment', await repliedComment(community)), after }
  const call = { path: '/graphql', body: JSON.stringify({ query: REPLIES, variables }) }
  return { name, calls: { ours: (turn) => signed(memberAt(community, turn), call) } }
}

async function commentPage(
  community: Community,
  name: string,
  sort: CommentSort,
  after: string | null,
): Promise<Workload> {
  const variables = { postId: await commentedPost(community), sort, after }
  const call = { path: '/graphql', body: JSON.stringify({ query: COMMENTS, variables }) }
  return { name, calls: { ours: (turn) => signed(memberAt(community, turn), call) } }
}

/** Likes of members, each once, and in the next round the same likes removed. */
export async function reactToComment(community: Community): Promise<Workload> {
  const { rows } = await community.client.query<{ id: string }>(
    'SELECT id FROM comments WHERE post_id = $1 LIMIT 10000',
    [await commentedPost(community)],
  )
  const variables = (turn: number) => ({
    input: {
      commentId: encodeGlobalId('Comment', rows[(turn * 7) % rows.length]?.id ?? ''),
      type: 'LIKE',
    },
  })
  return {
    name: 'react to comment',
    calls: {
      ours: (turn) =>
        signed(memberAt(community, turn), {
          path: '/graphql',
          body: JSON.stringify({ query: REACT, variables: variables(turn) }),
        }),
    },
  }
}

async function repliedComment({ client }: Community): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM comments ORDER BY reply_count DESC, id LIMIT 1',
  )
  if (!rows[0]) throw new Error('There are no comments')
  return rows[0].id
}

async function commentedPost({ client }: Community): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM posts ORDER BY comment_count DESC, id LIMIT 1',
  )
  if (!rows[0]) throw new Error('There are no posts')
  return rows[0].id
}
