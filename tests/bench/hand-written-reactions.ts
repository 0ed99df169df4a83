// What a reaction costs at least: node:http, pg, and a transaction that changes the rows and counters itself, on tables
// like ours but without triggers. Without sessions, checks or limits: the header says who reacts.
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { z } from 'zod'

const bodySchema = z.object({ postId: z.uuid() })
const memberSchema = z.uuid()

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

const server = createServer((request, response) => {
  const answer = async () => {
    const { postId } = bodySchema.parse(JSON.parse(await text(request)))
    return JSON.stringify(await toggleLike(postId, memberSchema.parse(request.headers['member'])))
  }
  answer().then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(0, () => {
  const address = server.address()
  process.stdout.write(`ready at http://localhost:${typeof address === 'object' ? address?.port : ''}\n`)
})
process.once('SIGTERM', () => process.exit())

async function toggleLike(postId: string, memberId: string): Promise<unknown> {
  const client = await pool.connect()
  const run = async (name: string, statement: string, values: unknown[]): Promise<pg.QueryResult> =>
    client.query({ name, text: statement, values })
  try {
    await client.query('BEGIN')
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
    await run(
      'count',
      'UPDATE plain_posts SET like_count = like_count + $2, score = score + $2 WHERE id = $1',
      [postId, change],
    )
    await run('count-member', 'UPDATE plain_members SET like_count = like_count + $2 WHERE id = $1', [
      authorId,
      change,
    ])
    await client.query('COMMIT')
    const counts = await run('read', 'SELECT like_count, dislike_count FROM plain_posts WHERE id = $1', [
      postId,
    ])
    return { ...counts.rows[0], userReaction: change === 1 ? 'like' : null }
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
