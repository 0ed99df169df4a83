import { encodeCursor } from '#server/platform/lists/keyset.ts'
import { NEWEST_FIRST } from '#server/features/posts/post-lists.ts'
import type { Community } from '../community/community.ts'
import { FEED } from './postgraphile-documents.ts'
import { siteDocument, siteText } from './site-documents.ts'
import { memberAt, named, signed, toPostgraphile, type Workload } from './workload.ts'

const FEED_PAGE = 'FeedPostsPaginationQuery'

export function feedFirstPage(community: Community): Workload {
  return feedPage(community, 'feed, first page', null, null)
}

/** Sends the document as text, like a program without persisted documents. */
export function feedByText(community: Community): Workload {
  const { calls } = feedFirstPage(community)
  const variables = { count: 10, cursor: null }
  const ours = { path: '/graphql', body: JSON.stringify({ query: `${siteText(FEED_PAGE)} `, variables }) }
  return {
    name: 'feed, by a text',
    // The response includes its cost.
    differs: true,
    calls: { ...calls, ours: (turn) => signed(memberAt(community, turn), ours) },
  }
}

/** Starts after a post in the middle of the feed. */
export async function feedInTheMiddle(community: Community): Promise<Workload> {
  const { rows } = await community.client.query<{ id: string; createdAt: Date; atMicroseconds: string }>(`
    SELECT id, created_at AS "createdAt", to_json(created_at) #>> '{}' AS "atMicroseconds" FROM posts
    ORDER BY created_at DESC, id DESC OFFSET (SELECT count(*) / 2 FROM posts) LIMIT 1`)
  const [post] = rows
  if (!post) throw new Error('There are no posts')
  const cursor = encodeCursor(NEWEST_FIRST, post)
  const order = ['created_at_desc', 'id_desc']
  const theirs = Buffer.from(JSON.stringify([...order, [post.atMicroseconds, post.id]])).toString('base64')
  return feedPage(community, 'feed, in the middle', cursor, theirs)
}

function feedPage(community: Community, name: string, cursor: string | null, after: string | null): Workload {
  const ours = siteDocument(FEED_PAGE, { count: 10, cursor })
  const byHand = { path: '/feed', body: JSON.stringify({ variables: { cursor } }) }
  return {
    name,
    calls: {
      ours: (turn) => signed(memberAt(community, turn), ours),
      'hand-written': (turn) => named(memberAt(community, turn), byHand),
      PostGraphile: (turn) => toPostgraphile(FEED, { viewer: memberAt(community, turn).id, after }),
    },
  }
}
