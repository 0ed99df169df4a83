import { encodeCursor } from '#server/platform/lists/keyset.ts'
import { followsNewestFirst } from '#server/features/follows/follow-lists.ts'
import { NEWEST_FIRST } from '#server/features/posts/post-lists.ts'
import type { Community, Member } from '../community/community.ts'
import { signed, type Workload, type WorkloadOf } from './workload.ts'

export const FEED_FIELDS = `edges { cursor node {
  id databaseId text tags createdAt editedAt likeCount dislikeCount commentCount shareCount viewerReaction viewerSaved
  viewerCanDelete author { id databaseId username fullName photoUrl(width: 128) }
  media { __typename ... on ImageMedia { url altText width height thumbHash } }
} } pageInfo { hasNextPage endCursor }`

const MEMBERS = `edges { cursor node { id username fullName photoUrl(width: 64) viewerFollows } }
  pageInfo { hasNextPage endCursor }`

const HOME_FEED = `query ($after: String) { followedFeed(first: 10, after: $after) { ${FEED_FIELDS} } }`
const FEED = `query ($after: String) { feed(first: 10, after: $after) { ${FEED_FIELDS} } }`
const SAVED = `query ($after: String) { viewer { savedPosts(first: 10, after: $after) { ${FEED_FIELDS} } } }`
const LIKED = `query ($after: String) { viewer { likedPosts(first: 10, after: $after) { ${FEED_FIELDS} } } }`
const BLOCKED = `query ($after: String) { viewer { blockedMembers(first: 10, after: $after) { ${MEMBERS} } } }`

/** `number` is that of a member in `fill-follows.sql` or `fill-search.sql`. */
export function homeFeedFirstPage(name: string, number: number): WorkloadOf {
  return (community) => pageOf(`home feed, ${name}`, memberNumber(community, number), HOME_FEED, null)
}

export function homeFeedInTheMiddle(name: string, number: number): WorkloadOf {
  return async (community) => {
    const member = memberNumber(community, number)
    const { rows } = await community.client.query<{ id: string; createdAt: Date }>(
      `SELECT id, created_at AS "createdAt" FROM (
         SELECT id, created_at, row_number() OVER (ORDER BY created_at DESC) AS number, count(*) OVER () AS total FROM posts
         WHERE author_id IN (SELECT followed_id FROM follows WHERE follower_id = $1) AND is_public
       ) AS posts WHERE number = (total + 1) / 2`,
      [member.id],
    )
    const [post] = rows
    if (!post) throw new Error('The followed members have no posts')
    return pageOf(`home feed, ${name}, middle`, member, HOME_FEED, encodeCursor(NEWEST_FIRST, post))
  }
}

/** The feed of a member who blocks 500 members and mutes 50 words. */
export function feedWithBlocks(community: Community): Workload {
  return pageOf('feed, 500 blocks and 50 words', memberNumber(community, 996), FEED, null)
}

export function blockedMembers(community: Community): Workload {
  return pageOf('1,000 blocked members', memberNumber(community, 995), BLOCKED, null)
}

export function followersFirstPage(community: Community): Workload {
  return followerPage(community, '100,000 followers', null)
}

export async function followersInTheMiddle(community: Community): Promise<Workload> {
  const { rows } = await community.client.query<{ followedAt: Date; memberId: string }>(
    `SELECT created_at AS "followedAt", follower_id AS "memberId" FROM follows WHERE followed_id = $1
     ORDER BY created_at DESC, follower_id DESC OFFSET 50000 LIMIT 1`,
    [mostFollowed(community).id],
  )
  const [follow] = rows
  if (!follow) throw new Error('There are no followers')
  const after = encodeCursor(followsNewestFirst('follower_id'), follow)
  return followerPage(community, '100,000 followers, middle', after)
}

function followerPage(community: Community, name: string, after: string | null): Workload {
  const followers = `followers(first: 10, after: $after) { ${MEMBERS} }`
  const query = `query ($after: String) { user(id: "${mostFollowed(community).id}") { ${followers} } }`
  return pageOf(name, memberNumber(community, 1), query, after)
}

function mostFollowed(community: Community): Member {
  return memberNumber(community, 1000)
}

export function savedPosts(community: Community): Workload {
  return pageOf('saved posts', memberNumber(community, 999), SAVED, null)
}

export function likedPosts(community: Community): Workload {
  return pageOf('liked posts', memberNumber(community, 1), LIKED, null)
}

/** The lists of the profile of an active member: their posts with an image or video, or their comments. */
export function contentOfMember(list: 'memes' | 'comments'): WorkloadOf {
  return async (community) => {
    const fields =
      list === 'memes' ? FEED_FIELDS : 'edges { cursor node { id text createdAt post { id text } } }'
    const { rows } = await community.client.query<{ id: string }>(
      `SELECT author_id AS id FROM ${list === 'memes' ? 'posts' : 'comments'} WHERE author_id IS NOT NULL
       GROUP BY author_id ORDER BY count(*) DESC LIMIT 1`,
    )
    const query = `query ($after: String) { user(id: "${rows[0]?.id}") { ${list}(first: 10, after: $after) { ${fields} } } }`
    return pageOf(`${list} of a member`, memberNumber(community, 1), query, null)
  }
}

function pageOf(name: string, member: Member, query: string, after: string | null): Workload {
  const body = JSON.stringify({ query, variables: { after } })
  return { name, calls: { ours: () => signed(member, { path: '/graphql', body }) } }
}

function memberNumber({ members }: Community, number: number): Member {
  const member = members[number - 1]
  if (!member) throw new Error('Too few members are signed in')
  return member
}
