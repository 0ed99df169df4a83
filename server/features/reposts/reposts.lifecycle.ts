import { query } from '#server/platform/database/kysely.ts'
import { registerLifecycle } from '#server/platform/lifecycle.ts'
import { hashImage } from './hash-image.ts'
import { sweepHashes } from './sweep-hashes.ts'

registerLifecycle({
  async imageStored(dependencies, mediaId, picture) {
    if (picture.frames.length === 0) return
    // If that fails, the sweep tries again.
    await dependencies.background.run('hash an image', () => hashImage(dependencies, mediaId, picture))
  },
  accountDeletion: {
    // The posts that credit a deleted post lose their credit.
    locks: [
      {
        table: 'posts',
        strength: 'NO KEY UPDATE',
        ids: (memberId) =>
          query
            .selectFrom('posts as crediting')
            .innerJoin('posts as credited', 'credited.id', 'crediting.credited_post_id')
            .select('crediting.id')
            .where('credited.author_id', '=', memberId),
      },
    ],
  },
  repeatedTasks: [{ name: 'hash images of earlier versions', interval: 30_000, run: sweepHashes }],
})
