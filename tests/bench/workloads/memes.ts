import { encodeCursor } from '#server/platform/lists/keyset.ts'
import { NEWEST_FIRST } from '#server/features/posts/post-lists.ts'
import type { Community } from '../community/community.ts'
import { FEED_FIELDS } from './follows.ts'
import { memberAt, signed, type Workload, type WorkloadOf } from './workload.ts'

const TEMPLATES = `query { memeTemplates(first: 20) {
  edges { node { slug name useCount image { url(width: 480) width height thumbHash } } } pageInfo { hasNextPage endCursor }
} }`

const MEMES = `query ($slug: String!, $after: String) { memeTemplate(slug: $slug) {
  name useCount memes(first: 10, after: $after) { ${FEED_FIELDS} }
} }`

const REMIXES = `query ($id: ID!, $after: String) { node(id: $id) { ... on Post {
  remixCount remixes(first: 10, after: $after) { ${FEED_FIELDS} }
} } }`

export function templates(community: Community): Workload {
  return request(community, 'meme templates', TEMPLATES, {})
}

/** The templates are those of `fill-memes.sql`. */
export function memesOfTemplate(name: string, slug: string): WorkloadOf {
  return (community) => request(community, `memes of a ${name} template`, MEMES, { slug, after: null })
}

export async function memesInTheMiddle(community: Community): Promise<Workload> {
  const after = await middleOf(community, `meme_template_id = '6a80bba7-9c6c-599f-8ed8-b92110ff0850'`)
  return request(community, 'memes of a frequent template, middle', MEMES, { slug: 'surprised', after })
}

export async function remixes(community: Community): Promise<Workload> {
  return request(community, 'remixes of a meme', REMIXES, { id: await remixed(community), after: null })
}

export async function remixesInTheMiddle(community: Community): Promise<Workload> {
  const after = await middleOf(community, 'remix_of_id IS NOT NULL')
  return request(community, 'remixes of a meme, middle', REMIXES, { id: await remixed(community), after })
}

export function cachedMemeUrl(): Workload {
  return memeUrl('meme URL, cached', () => 'Sleep')
}

/** Draws a template with two captions for each request. */
export function uncachedMemeUrl(): Workload {
  const run = Date.now()
  return memeUrl('meme URL, not cached', (turn) => `Sleep ${run} ${turn}`)
}

function memeUrl(name: string, captionAt: (turn: number) => string): Workload {
  const path = (turn: number) =>
    `/memes/two-paths.webp?${new URLSearchParams([
      ['text', captionAt(turn)],
      ['text', 'One more meme'],
    ])}`
  return { name, calls: { ours: (turn) => ({ method: 'GET', path: path(turn) }) } }
}

async function remixed({ client }: Community): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM posts WHERE remix_count > 0 ORDER BY remix_count DESC LIMIT 1',
  )
  return Buffer.from(`Post:${rows[0]?.id}`).toString('base64url')
}

async function middleOf({ client }: Community, condition: string): Promise<string> {
  const { rows } = await client.query<{ id: string; createdAt: Date }>(
    `SELECT id, created_at AS "createdAt" FROM (
       SELECT id, created_at, row_number() OVER (ORDER BY created_at DESC, id DESC) AS number, count(*) OVER () AS total
       FROM posts WHERE ${condition}
     ) AS posts WHERE number = (total + 1) / 2`,
  )
  const [post] = rows
  if (!post) throw new Error('There are no memes')
  return encodeCursor(NEWEST_FIRST, post)
}

function request(community: Community, name: string, query: string, variables: object): Workload {
  const body = JSON.stringify({ query, variables })
  return {
    name,
    calls: { ours: (turn) => signed(memberAt(community, turn), { path: '/graphql', body }) },
  }
}
