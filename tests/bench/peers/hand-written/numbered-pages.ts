import { messages } from '#rules/messages.ts'
import { imageUrl } from '#server/features/media/media-view.ts'
import { photoUrl } from '#server/features/members/member-view.ts'
import { rowsOf } from './database.ts'
import { postsOf, type PostRow } from './posts.ts'

const PAGE = 10

const LISTS = {
  feed: { where: 'is_public', order: 'created_at' },
  trending: { where: 'is_public', order: 'hot_score' },
  member: { where: 'is_public AND author_id = $1', order: 'created_at' },
} as const

/** Numbered pages as usually written: with an offset and a count that is cached for a second. */
export async function readNumberedPage(list: keyof typeof LISTS, viewerId: string, number: number) {
  const { where, order } = LISTS[list]
  const page = `SELECT * FROM posts WHERE ${where} ORDER BY ${order} DESC, id DESC LIMIT ${PAGE} OFFSET $2`
  const [rows, totalPosts] = await Promise.all([
    rowsOf<PostRow>(`page-${list}`, postsOf(page, `post.${order} DESC, post.id DESC`), [
      viewerId,
      (number - 1) * PAGE,
    ]),
    list === 'member' ? countOwn(viewerId) : countAll(),
  ])
  return {
    success: true,
    message: messages.postsFetched,
    posts: rows.map((row) => presentPost(row)),
    totalPages: Math.ceil(totalPosts / PAGE),
    currentPage: number,
    totalPosts,
  }
}

/** Milliseconds. */
const COUNT_FOR = 1000
let [count, countedAt] = [Promise.resolve(0), -Infinity]

function countAll(): Promise<number> {
  if (performance.now() - countedAt > COUNT_FOR) {
    countedAt = performance.now()
    count = countedBy('count', 'SELECT count(*)::int AS count FROM posts WHERE is_public', [])
  }
  return count
}

const countOwn = (memberId: string) =>
  countedBy('count-own', 'SELECT post_count AS count FROM members WHERE id = $1', [memberId])

async function countedBy(name: string, statement: string, values: unknown[]): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(name, statement, values)
  return row?.count ?? 0
}

function presentPost(row: PostRow) {
  const author = { id: row.authorId, fullName: row.fullName, username: row.username, photoId: row.photoId }
  return {
    id: row.id,
    title: row.text,
    postUrl: row.mediaId === null ? null : imageUrl({ id: row.mediaId, width: row.width }),
    userId: row.authorId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    like: row.likes,
    dislike: row.dislikes,
    userReaction: row.viewerReaction,
    likes: row.likes,
    comments: row.comments,
    shares: row.shares,
    tags: row.tags,
    author: { fullName: row.fullName, username: row.username, profilePhotoUrl: photoUrl(author, 128) },
  }
}
