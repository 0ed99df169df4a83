import { z } from 'zod'
import { query } from '#server/platform/database/kysely.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { countedColumn, registerLifecycle, type Counter } from '#server/platform/lifecycle.ts'
import { hideContent, revealContent } from '#server/features/visibility/hide-content.ts'
import { sweepIdempotencyKeys } from '#server/platform/idempotency.ts'
import { idField } from '#server/platform/rest/fields.ts'
import { mergePostCountChanges } from './count-posts.ts'
import { exportContent, exportedContentShape } from './export-content.ts'
import { postCreated, postDeleted } from './post-events.ts'
import { postSchema } from './post-json.ts'
import { publishPostWithMedia } from './publish-post.ts'

const ownPosts = (memberId: string) =>
  query.selectFrom('posts').select('id').where('author_id', '=', memberId)

const POST_COUNT: Counter = {
  name: 'all posts',
  tables: ['posts'],
  compare: `
    SELECT 'feed' AS place, (SELECT coalesce(sum(change), 0)::int FROM post_count_changes) AS stored,
      (SELECT count(*)::int FROM posts WHERE is_public) AS actual`,
  repair: 'INSERT INTO post_count_changes (change) SELECT actual - stored FROM wrong',
}

registerLifecycle({
  async videoReady(dependencies, transaction, mediaId) {
    const published = await publishPostWithMedia(transaction, mediaId, dependencies.clock.now())
    return () => {
      for (const postId of published) publishEvent(dependencies, postCreated, { postId })
    }
  },
  accountDeletion: {
    locks: [{ table: 'posts', strength: 'UPDATE', ids: ownPosts }],
    async prepare(dependencies, transaction, authorId) {
      const posts = await transaction.post.findMany({ where: { authorId }, select: { id: true } })
      return () => {
        for (const { id } of posts) publishEvent(dependencies, postDeleted, { postId: id })
      }
    },
  },
  dataExport: {
    posts: {
      schema: z.array(
        z.object({
          id: idField('post'),
          tags: postSchema.shape.tags,
          isSensitive: postSchema.shape.isSensitive,
          ...exportedContentShape,
          meme: z
            .record(z.string(), z.unknown())
            .nullable()
            .meta({
              description: 'The document of a meme, as `MemeInput` in the GraphQL API.',
              examples: [
                { version: 1, width: 1080, height: 1080, background: { color: '#336699' }, layers: [] },
              ],
            }),
          remixOfId: idField('meme that it is a remix of').nullable(),
          creditedPostId: idField('post that it credits').nullable(),
        }),
      ),
      async load({ database }, authorId) {
        const posts = await database.post.findMany({
          where: { authorId },
          orderBy: { createdAt: 'asc' },
          include: { media: true, meme: true },
        })
        return posts.map((post) => ({
          id: post.id,
          tags: post.tags,
          isSensitive: post.isSensitive,
          ...exportContent(post),
          meme: post.meme?.document ?? null,
          remixOfId: post.remixOfId,
          creditedPostId: post.creditedPostId,
        }))
      },
    },
  },
  suspension: {
    locks: [{ table: 'posts', strength: 'NO KEY UPDATE', ids: ownPosts }],
    async suspend(dependencies, transaction, authorId) {
      const hidden = await hideContent(transaction, 'posts', 'author_suspended', { author_id: authorId })
      return {
        counts: { 'hidden posts': hidden.length },
        afterCommit: () => {
          for (const id of hidden) publishEvent(dependencies, postDeleted, { postId: id })
        },
      }
    },
    async lift(_dependencies, transaction, authorId) {
      const shown = await revealContent(transaction, 'posts', 'author_suspended', { author_id: authorId })
      return { counts: { 'shown posts': shown.length } }
    },
  },
  counters: [
    countedColumn('posts of members', 'members.post_count', {
      tables: ['posts', 'members'],
      actual: 'SELECT count(*) FROM posts WHERE author_id = members.id AND is_public',
    }),
    POST_COUNT,
  ],
  repeatedTasks: [{ name: 'merge changes of the post count', interval: 60_000, run: mergePostCountChanges }],
  sweeps: [{ name: 'remove old idempotency keys', interval: 15 * 60_000, run: sweepIdempotencyKeys }],
})
