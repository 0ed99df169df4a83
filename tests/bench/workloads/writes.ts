import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { OF_A_RUN, type Community } from '../community/community.ts'
import type { Call } from '../measure/load.ts'
import { CREATE_POST } from './postgraphile-documents.ts'
import { memberAt, named, signed, toPostgraphile, type Workload } from './workload.ts'

const POST = `mutation ($input: CreatePostInput!) { createPost(input: $input) {
  ... on CreatePostPayload { post { id text createdAt } } ... on Error { message }
} }`
const ADD_COMMENT = `mutation ($input: AddCommentInput!) { addComment(input: $input) {
  ... on AddCommentPayload { comment { id } post { commentCount } } ... on Error { message }
} }`
const FOLLOW = `mutation ($input: FollowUserInput!) { followUser(input: $input) {
  ... on FollowUserPayload { user { id followerCount viewerFollows } } ... on Error { message }
} }`

/** Likes of members on the newest posts, each once, and in the next round the same likes removed. */
export async function reaction(community: Community): Promise<Workload> {
  const postAt = await newestPosts(community)
  const body = (turn: number) => JSON.stringify({ postId: postAt(turn), type: 'like' })
  return {
    name: 'reaction',
    differs: true,
    calls: {
      ours: (turn) =>
        signed(memberAt(community, turn), { path: '/api/v1/postinteractions', body: body(turn) }),
      'hand-written': (turn) => named(memberAt(community, turn), { path: '/reaction', body: body(turn) }),
    },
  }
}

export function createPost(community: Community): Workload {
  const text = (turn: number) => `Number ${turn}${OF_A_RUN}`
  return {
    name: 'create post',
    differs: true,
    calls: {
      ours: (turn) => signed(memberAt(community, turn), mutation(POST, { text: text(turn) })),
      'hand-written': (turn) =>
        named(memberAt(community, turn), { path: '/post', body: JSON.stringify({ text: text(turn) }) }),
      PostGraphile: (turn) => {
        const now = new Date().toISOString()
        const [id, authorId] = [crypto.randomUUID(), memberAt(community, turn).id]
        const post = { id, authorId, text: text(turn), createdAt: now, updatedAt: now }
        return toPostgraphile(CREATE_POST, { post })
      },
    },
  }
}

/** Each comment is on another post. */
export async function addComment(community: Community): Promise<Workload> {
  const postAt = await newestPosts(community)
  const text = (turn: number) => `Number ${turn}${OF_A_RUN}`
  return {
    name: 'add comment',
    differs: true,
    calls: {
      ours: (turn) => {
        const input = { postId: encodeGlobalId('Post', postAt(turn)), text: text(turn) }
        return signed(memberAt(community, turn), mutation(ADD_COMMENT, input))
      },
      'hand-written': (turn) => {
        const body = JSON.stringify({ postId: postAt(turn), text: text(turn) })
        return named(memberAt(community, turn), { path: '/comment', body })
      },
    },
  }
}

/** Each member follows each of 5,000 new members at most once. */
export async function followMember(community: Community): Promise<Workload> {
  const { rows } = await community.client.query<{ id: string }>(
    `SELECT id FROM members WHERE username LIKE 'follower\\_%' ORDER BY id LIMIT 5000`,
  )
  const followedAt = (turn: number) => {
    const repetition = Math.floor(turn / community.members.length)
    return rows[(turn + repetition) % rows.length]?.id ?? ''
  }
  return {
    name: 'follow member',
    differs: true,
    calls: {
      ours: (turn) => {
        const input = { userId: encodeGlobalId('User', followedAt(turn)) }
        return signed(memberAt(community, turn), mutation(FOLLOW, input))
      },
      'hand-written': (turn) => {
        const body = JSON.stringify({ memberId: followedAt(turn) })
        return named(memberAt(community, turn), { path: '/follow', body })
      },
    },
  }
}

function mutation(query: string, input: object): Call {
  return { path: '/graphql', body: JSON.stringify({ query, variables: { input } }) }
}

/** Returns the id of the post for each turn. */
async function newestPosts({ client }: Community): Promise<(turn: number) => string> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM plain_posts WHERE id IN (SELECT id FROM posts) ORDER BY id DESC LIMIT 10000',
  )
  return (turn) => rows[(turn * 7) % rows.length]?.id ?? ''
}
