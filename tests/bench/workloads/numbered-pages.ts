import type { Community } from '../community/community.ts'
import { numberedPage } from './postgraphile-documents.ts'
import { memberAt, named, signed, toPostgraphile, type Workload } from './workload.ts'

const PAGE = 10

type List = { path: string; order: string; condition?: string }

const FEED = { path: '/post', order: 'CREATED_AT_DESC' }
const OWN = { path: '/post/me', order: 'CREATED_AT_DESC', condition: 'authorId: $viewer' }
const TRENDING = { path: '/post/trending', order: 'HOT_SCORE_DESC' }

export const feedPage =
  (number: number) =>
  (community: Community): Workload => {
    const there = Math.min(number, Math.ceil(community.posts / PAGE))
    return page(community, `REST page ${there}`, FEED, there)
  }
export const ownPosts = (community: Community) => page(community, 'own posts', OWN, 1)
export const trendingPosts = (community: Community) => page(community, 'trending posts', TRENDING, 1)

function page(
  community: Community,
  name: string,
  { path, order, condition }: List,
  number: number,
): Workload {
  const query = `?page=${number}&limit=${PAGE}`
  const document = numberedPage(order, condition)
  return {
    name,
    calls: {
      ours: (turn) => signed(memberAt(community, turn), { path: `/api/v1${path}${query}` }),
      'hand-written': (turn) => named(memberAt(community, turn), { path: `${path}${query}` }),
      PostGraphile: (turn) =>
        toPostgraphile(document, { viewer: memberAt(community, turn).id, offset: (number - 1) * PAGE }),
    },
  }
}
