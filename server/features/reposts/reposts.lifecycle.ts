import { Prisma } from '#server/generated/prisma/client.ts'
import { registerLifecycle } from '#server/platform/lifecycle.ts'
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
  repeatedTasks: [{ name: 'hash images of earlier versions', interval: 30_000, run: sweepHashes }],
})
