import { z } from 'zod'
import { query } from '#server/platform/database/kysely.ts'
import { countedColumn, registerLifecycle } from '#server/platform/lifecycle.ts'
import { dateTimeField, idField } from '#server/platform/rest/fields.ts'

registerLifecycle({
  accountDeletion: {
    locks: [
      {
        table: 'posts',
        strength: 'NO KEY UPDATE',
        ids: (memberId) => query.selectFrom('shares').select('post_id').where('member_id', '=', memberId),
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
