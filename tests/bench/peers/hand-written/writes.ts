import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { pool } from './database.ts'

type Run = (name: string, statement: string, values: unknown[]) => Promise<pg.QueryResult>

/** Uses tables like ours without triggers and updates the counters itself. */
async function inTransaction<Result>(work: (run: Run) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const result = await work((name, text, values) => client.query({ name, text, values }))
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

export async function toggleLike(postId: string, memberId: string): Promise<unknown> {
  const isGiven = await inTransaction(async (run) => {
    const { rows } = await run('lock', 'SELECT author_id FROM plain_posts WHERE id = $1 FOR NO KEY UPDATE', [
      postId,
    ])
    const authorId: unknown = rows[0]?.author_id
    const { rowCount } = await run(
      'take-back',
      `DELETE FROM plain_reactions WHERE post_id = $1 AND member_id = $2 AND kind = 'like'`,
      [postId, memberId],
    )
    const change = rowCount === 1 ? -1 : 1
    if (change === 1)
      await run(
        'give',
        `INSERT INTO plain_reactions (post_id, member_id, author_id, kind, created_at) VALUES ($1, $2, $3, 'like', $4)`,
        [postId, memberId, authorId, new Date()],
      )
    const count = 'UPDATE plain_posts SET like_count = like_count + $2, score = score + $2 WHERE id = $1'
    await run('count-likes', count, [postId, change])
    const countMember = 'UPDATE plain_members SET like_count = like_count + $2 WHERE id = $1'
    await run('count-likes-of-member', countMember, [authorId, change])
    return change === 1
  })
  const text = 'SELECT like_count, dislike_count FROM plain_posts WHERE id = $1'
  const counts = await pool.query({ name: 'read', text, values: [postId] })
  return { ...counts.rows[0], userReaction: isGiven ? 'like' : null }
}

export async function createPost(memberId: string, text: string): Promise<unknown> {
  const [id, now] = [uuidv7(), new Date()]
  await inTransaction(async (run) => {
    const insert = `
      INSERT INTO plain_posts (id, author_id, text, created_at, updated_at) VALUES ($1, $2, $3, $4, $4)`
    await run('post', insert, [id, memberId, text, now])
    const count = 'UPDATE plain_members SET post_count = post_count + 1 WHERE id = $1'
    await run('count-posts', count, [memberId])
  })
  return { id, text, createdAt: now.toISOString() }
}

export async function addComment(memberId: string, postId: string, text: string): Promise<unknown> {
  const id = uuidv7()
  const insert = `
    INSERT INTO plain_comments (id, post_id, author_id, depth, text, created_at) VALUES ($1, $2, $3, 0, $4, $5)`
  const count = `
    UPDATE plain_posts SET comment_count = comment_count + 1 WHERE id = $1 RETURNING comment_count AS "commentCount"`
  const { rows } = await inTransaction(async (run) => {
    await run('comment', insert, [id, postId, memberId, text, new Date()])
    return run('count-comments', count, [postId])
  })
  return { id, ...rows[0] }
}

export async function followMember(followerId: string, followedId: string): Promise<unknown> {
  const insert = 'INSERT INTO plain_follows (follower_id, followed_id, created_at) VALUES ($1, $2, $3)'
  const countFollowing = 'UPDATE plain_members SET following_count = following_count + 1 WHERE id = $1'
  const countFollowers = `
    UPDATE plain_members SET follower_count = follower_count + 1 WHERE id = $1 RETURNING follower_count AS "followerCount"`
  const { rows } = await inTransaction(async (run) => {
    await run('follow', insert, [followerId, followedId, new Date()])
    await run('count-following', countFollowing, [followerId])
    return run('count-followers', countFollowers, [followedId])
  })
  return { id: followedId, ...rows[0] }
}
