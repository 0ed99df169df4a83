import { z } from 'zod'
import { Prisma } from '#server/generated/prisma/client.ts'
import { registerLifecycle } from '#server/platform/lifecycle.ts'
import { dateTimeField, idField } from '#server/platform/rest/fields.ts'
import { sweepHashes } from './sweep-hashes.ts'

registerLifecycle({
  accountDeletion: {
    // The posts that credit a deleted post lose their credit.
    locks: [
      {
        table: 'posts',
        strength: 'NO KEY UPDATE',
        ids: (memberId) => Prisma.sql`
          SELECT crediting.id FROM posts AS crediting JOIN posts AS credited ON credited.id = crediting.credited_post_id
          WHERE credited.author_id = ${memberId}::uuid`,
      },
    ],
  },
  dataExport: {
    credits: {
      schema: z.array(
        z.object({
          postId: idField('post'),
          creditedPostId: idField('credited post'),
          createdAt: dateTimeField('The time of the post.'),
        }),
      ),
      async load({ database }, authorId) {
        const posts = await database.post.findMany({
          where: { authorId, creditedPostId: { not: null } },
          orderBy: { createdAt: 'asc' },
          select: { id: true, creditedPostId: true, createdAt: true },
        })
        return posts.map(({ id, creditedPostId, createdAt }) => ({ postId: id, creditedPostId, createdAt }))
      },
    },
  },
  repeatedTasks: [{ name: 'hash images of earlier versions', interval: 30_000, run: sweepHashes }],
})
