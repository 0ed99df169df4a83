import { encodeCursor } from '#server/platform/lists/keyset.ts'
import { NEWEST_FIRST } from '#server/features/posts/post-lists.ts'
import type { SearchSort } from '#server/features/search/search-posts.ts'
import type { Community } from '../community/community.ts'
import { FEED_FIELDS } from './follows.ts'
import { memberAt, signed, type Workload, type WorkloadOf } from './workload.ts'

const SEARCH_POSTS = `query ($query: String!, $sort: SearchSort!) {
  searchPosts(query: $query, sort: $sort, first: 10) { ${FEED_FIELDS} }
}`

const COUNT_POSTS = `query ($query: String!) { searchPosts(query: $query, first: 10) { totalCount } }`

const SUGGESTION = `query ($query: String!) { searchSuggestion(query: $query) }`

const SEARCH_MEMBERS = `query ($query: String!) { searchMembers(query: $query, first: 10) {
  edges { cursor node { id username fullName photoUrl(width: 64) viewerFollows } } pageInfo { hasNextPage endCursor }
} }`

const MENTION_SUGGESTIONS = `query ($prefix: String!) { mentionSuggestions(prefix: $prefix) {
  id username fullName photoUrl(width: 128) photoSrcSet
} }`

const TAG = `query ($name: String!, $after: String) { tag(name: $name) {
  id name postCount viewerFollows history posts(first: 10, after: $after) { ${FEED_FIELDS} }
} }`

const FREQUENT_TAG = 'lunchtime'

/** The words are those of `fill.sql`. */
export function search(name: string, query: string, sort: SearchSort = 'RELEVANCE'): WorkloadOf {
  return (community) => request(community, `search, ${name}`, SEARCH_POSTS, { query, sort })
}

export function searchCount(name: string, query: string): WorkloadOf {
  return (community) => request(community, `search, count of ${name}`, COUNT_POSTS, { query })
}

export function searchSuggestion(community: Community): Workload {
  return request(community, 'search, suggestion', SUGGESTION, { query: 'wallrus deadlien' })
}

export function mentionSuggestions(prefix: string): WorkloadOf {
  return (community) => request(community, `mention suggestions, ${prefix}`, MENTION_SUGGESTIONS, { prefix })
}

/** Two letters of the last name are in the wrong order. */
export async function misspelledMember(community: Community): Promise<Workload> {
  const { rows } = await community.client.query<{ fullName: string }>(
    `SELECT full_name AS "fullName" FROM members WHERE username = 'member_12345'`,
  )
  const query = (rows[0]?.fullName ?? '').replace(/(.)(.)(.)$/, '$2$1$3')
  return request(community, 'search, misspelled member', SEARCH_MEMBERS, { query })
}

export function tagFirstPage(community: Community): Workload {
  return request(community, 'tag', TAG, { name: FREQUENT_TAG, after: null })
}

export async function tagInTheMiddle(community: Community): Promise<Workload> {
  const { rows } = await community.client.query<{ id: string; createdAt: Date }>(
    `SELECT post_id AS id, created_at AS "createdAt" FROM post_tags
     WHERE tag_id = (SELECT id FROM tags WHERE name = $1) ORDER BY created_at DESC, post_id DESC
     OFFSET (SELECT post_count / 2 FROM tags WHERE name = $1) LIMIT 1`,
    [FREQUENT_TAG],
  )
  const [post] = rows
  if (!post) throw new Error('There are no tagged posts')
  const after = encodeCursor(NEWEST_FIRST, post)
  return request(community, 'tag, middle', TAG, { name: FREQUENT_TAG, after })
}

function request(community: Community, name: string, query: string, variables: object): Workload {
  const body = JSON.stringify({ query, variables })
  return {
    name,
    calls: { ours: (turn) => signed(memberAt(community, turn), { path: '/graphql', body }) },
  }
}
