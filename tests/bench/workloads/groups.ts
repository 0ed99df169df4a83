import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { encodeCursor } from '#server/platform/lists/keyset.ts'
import { BEST_FIRST, HOTTEST_FIRST, NEWEST_FIRST } from '#server/features/posts/post-lists.ts'
import { GROUP_MEMBERS_BY_RANK } from '#server/features/groups/group-members.ts'
import type { GroupPostSort } from '#server/features/groups/group-posts.ts'
import type { Community } from '../community/community.ts'
import { FEED_FIELDS } from './follows.ts'
import { memberAt, signed, type Workload, type WorkloadOf } from './workload.ts'

const POSTS = `query ($sort: GroupPostSort!, $after: String) {
  group(slug: "large") { posts(sort: $sort, first: 10, after: $after) { ${FEED_FIELDS} } }
}`
const MEMBERS = `query ($after: String) { group(slug: "large") { memberCount members(first: 10, after: $after) {
  edges { role node { id username fullName photoUrl(width: 64) viewerFollows } } pageInfo { hasNextPage endCursor }
} } }`
const GROUPS = `query ($sort: GroupSort!) { groups(sort: $sort, first: 10) {
  edges { node { id slug name description memberCount postCount viewerRole } } pageInfo { hasNextPage endCursor }
} }`
const JOIN = `mutation ($input: JoinGroupInput!) { joinGroup(input: $input) {
  ... on JoinGroupPayload { group { id memberCount viewerRole } } ... on Error { message }
} }`

const KEYSETS = { NEWEST: NEWEST_FIRST, TRENDING: HOTTEST_FIRST, TOP: BEST_FIRST } as const

/** The large group has a fifth of all posts. */
export function groupPosts(sort: GroupPostSort): WorkloadOf {
  return (community) => pageOf(community, `group, ${sort.toLowerCase()}`, POSTS, { sort })
}

export function groupPostsInTheMiddle(sort: GroupPostSort): WorkloadOf {
  return async (community) => {
    const keyset = KEYSETS[sort]
    const { rows } = await community.client.query<Record<string, string | number | Date>>(
      `SELECT ${keyset.keys.map(({ column, field }) => `${column} AS "${field}"`).join(', ')} FROM posts
       WHERE group_id = (SELECT id FROM groups WHERE slug = 'large') AND is_public
       ORDER BY ${keyset.keys.map(({ column }) => `${column} DESC`).join(', ')}
       OFFSET (SELECT count(*) / 10 FROM posts) LIMIT 1`,
    )
    const [middle] = rows
    if (!middle) throw new Error('The group has no posts')
    const after = encodeCursor<string>(keyset, middle)
    return pageOf(community, `group, ${sort.toLowerCase()}, middle`, POSTS, { sort, after })
  }
}

export function groupMembers(community: Community): Workload {
  return pageOf(community, '500,000 members of a group', MEMBERS, {})
}

export async function groupMembersInTheMiddle(community: Community): Promise<Workload> {
  const { rows } = await community.client.query<{ rank: number; joinedAt: Date; memberId: string }>(
    `SELECT rank, joined_at AS "joinedAt", member_id AS "memberId" FROM group_members
     WHERE group_id = (SELECT id FROM groups WHERE slug = 'large')
     ORDER BY rank, joined_at, member_id OFFSET 250000 LIMIT 1`,
  )
  const [middle] = rows
  if (!middle) throw new Error('The group has no members')
  const after = encodeCursor(GROUP_MEMBERS_BY_RANK, middle)
  return pageOf(community, '500,000 members of a group, middle', MEMBERS, { after })
}

export function risingGroups(community: Community): Workload {
  return pageOf(community, 'rising groups', GROUPS, { sort: 'RISING' })
}

/** All members join the same group. In the next rounds, nothing changes. */
export async function joinGroup(community: Community): Promise<Workload> {
  const { rows } = await community.client.query<{ id: string }>(
    `SELECT id FROM groups WHERE slug = 'group-220'`,
  )
  const input = { groupId: encodeGlobalId('Group', rows[0]?.id ?? '') }
  const body = JSON.stringify({ query: JOIN, variables: { input } })
  return {
    name: 'join group',
    differs: true,
    calls: { ours: (turn) => signed(memberAt(community, turn), { path: '/graphql', body }) },
  }
}

function pageOf(community: Community, name: string, query: string, variables: object): Workload {
  const body = JSON.stringify({ query, variables })
  return { name, calls: { ours: () => signed(memberAt(community, 0), { path: '/graphql', body }) } }
}
