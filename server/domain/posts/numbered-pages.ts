import type { Dependencies, Statement } from '#server/domain/dependencies.ts'
import { encodeCursor } from './keyset.ts'
import type { PostList } from './post-lists.ts'

/** Members keep count of their posts, and there are far fewer of them than of posts. */
const COUNT: Record<PostList['kind'], Statement> = {
  feed: { name: 'count-feed', text: 'SELECT coalesce(sum(post_count), 0)::int AS count FROM members' },
  trending: {
    name: 'count-trending',
    text: 'SELECT coalesce(sum(post_count), 0)::int AS count FROM members',
  },
  member: { name: 'count-member', text: 'SELECT post_count AS count FROM members WHERE id = $1' },
}

const NTH: Record<PostList['kind'], Statement> = {
  feed: {
    name: 'nth-of-feed',
    text: 'SELECT id, created_at AS key FROM posts ORDER BY created_at DESC, id DESC OFFSET $1 LIMIT 2',
  },
  trending: {
    name: 'nth-of-trending',
    text: 'SELECT id, hot_score AS key FROM posts ORDER BY hot_score DESC, id DESC OFFSET $1 LIMIT 2',
  },
  member: {
    name: 'nth-of-member',
    text: `SELECT id, created_at AS key FROM posts WHERE author_id = $2
      ORDER BY created_at DESC, id DESC OFFSET $1 LIMIT 2`,
  },
}

export async function countPosts({ sql }: Dependencies, list: PostList): Promise<number> {
  const [row] = await sql<{ count: number }>(COUNT[list.kind], memberParameter(list))
  return row?.count ?? 0
}

/**
 * The cursor after which page `number` begins, counted from 1; null for the first page. Undefined when the list has no
 * such page.
 */
export async function pageStart(
  { sql }: Dependencies,
  list: PostList,
  number: number,
  size: number,
): Promise<string | null | undefined> {
  if (number === 1) return null
  const lastOfPageBefore = (number - 1) * size - 1
  const [row, firstOfPage] = await sql<{ id: string; key: Date | number }>(NTH[list.kind], [
    lastOfPageBefore,
    ...memberParameter(list),
  ])
  return row && firstOfPage && encodeCursor({ id: row.id, key: Number(row.key) })
}

function memberParameter(list: PostList): string[] {
  return list.kind === 'member' ? [list.memberId] : []
}
