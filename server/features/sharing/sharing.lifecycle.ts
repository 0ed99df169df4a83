import { z } from 'zod'
import { Prisma } from '#server/generated/prisma/client.ts'
import { countedColumn, registerLifecycle } from '#server/platform/lifecycle.ts'
import { dateTimeField, idField } from '#server/platform/rest/fields.ts'

registerLifecycle({
  accountDeletion: {
    locks: [
      {
        table: 'posts',
        strength: 'NO KEY UPDATE',
        ids: (memberId) => Prisma.sql`SELECT post_id FROM shares WHERE member_id = ${memberId}::uuid`,
      },
    ],
  },
  dataExport: {
    shares: {
      schema: z.array(
        z.object({ postId: idField('post'), createdAt: dateTimeField('The time of creation.') }),
      ),
      load: ({ database }, memberId) =>
        database.share.findMany({
          where: { memberId },
          orderBy: { createdAt: 'asc' },
          select: { postId: true, createdAt: true },
        }),
    },
  },
  counters: [
    countedColumn('shares of posts', 'posts.share_count', {
      tables: ['posts', 'shares'],
      actual: 'SELECT count(*) FROM shares WHERE post_id = posts.id',
    }),
  ],
})
