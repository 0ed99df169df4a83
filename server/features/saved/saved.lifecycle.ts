import { z } from 'zod'
import { registerLifecycle } from '#server/platform/lifecycle.ts'
import { dateTimeField, idField } from '#server/platform/rest/fields.ts'

registerLifecycle({
  dataExport: {
    savedPosts: {
      schema: z.array(z.object({ postId: idField('post'), createdAt: dateTimeField('The time of saving.') })),
      async load({ database }, memberId) {
        const saved = await database.savedPost.findMany({
          where: { memberId },
          orderBy: { createdAt: 'asc' },
        })
        return saved.map(({ postId, createdAt }) => ({ postId, createdAt }))
      },
    },
  },
})
