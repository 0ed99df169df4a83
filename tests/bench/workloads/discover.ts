import type { TopPeriod } from '#server/features/posts/top-posts.ts'
import { OF_A_RUN, type Community } from '../community/community.ts'
import { FEED_FIELDS } from './follows.ts'
import { memberAt, signed, type Workload, type WorkloadOf } from './workload.ts'

const TRENDING_TAGS = `query { trendingTags(first: 10) { id name postCount viewerFollows history } }`

export function topPosts(period: TopPeriod): WorkloadOf {
  const query = `query { topPosts(period: ${period}, first: 10) { ${FEED_FIELDS} } }`
  return (community) => request(community, `top posts, ${period.toLowerCase()}`, query)
}

/** Runs after the reads of posts, because it posts: 50 tags by 6 to 55 members today. */
export async function trendingTags(community: Community): Promise<Workload> {
  const { client } = community
  await client.query(
    `INSERT INTO posts (id, author_id, text, tags, created_at, updated_at)
     SELECT gen_random_uuid(), member.id, '#trend' || tag || $1, ARRAY['trend' || tag, 'bench'], now(), now()
     FROM generate_series(1, 50) AS tag
     JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM members LIMIT 100) AS member ON n <= tag + 5`,
    [OF_A_RUN],
  )
  await client.query('SELECT advance_trending_tags(utc_day(now()), 5)')
  return request(community, 'trending tags', TRENDING_TAGS)
}

function request(community: Community, name: string, query: string): Workload {
  const body = JSON.stringify({ query })
  return {
    name,
    calls: { ours: (turn) => signed(memberAt(community, turn), { path: '/graphql', body }) },
  }
}
