import { OF_A_RUN, type Community } from '../community/community.ts'
import { CREATE_POST } from './postgraphile-documents.ts'
import { siteDocument } from './site-documents.ts'
import { memberAt, named, signed, toPostgraphile, type Workload } from './workload.ts'

/** Likes of members on the newest posts, each once, and in the next round the same likes removed. */
export async function reaction(community: Community): Promise<Workload> {
  const { rows } = await community.client.query<{ id: string }>(
    'SELECT id FROM plain_posts WHERE id IN (SELECT id FROM posts) ORDER BY id DESC LIMIT 10000',
  )
  const body = (turn: number) => JSON.stringify({ postId: rows[(turn * 7) % rows.length]?.id, type: 'like' })
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
      ours: (turn) =>
        signed(
          memberAt(community, turn),
          siteDocument('useCreatePostMutation', { input: { text: text(turn), altText: '' } }),
        ),
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
