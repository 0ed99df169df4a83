import { z } from 'zod'
import { mediaUrl } from '#server/features/media/media-view.ts'
import { uploadSchema } from '#server/features/media/upload-json.ts'
import { query } from '#server/platform/database/kysely.ts'
import type { RowLock } from '#server/platform/database/lock-rows.ts'
import { countedColumn, registerLifecycle } from '#server/platform/lifecycle.ts'
import { dateTimeField, idField } from '#server/platform/rest/fields.ts'
import { sweepMemeCache } from './meme-cache.ts'

/** The rows that count the memes of a member. */
const locks: readonly RowLock[] = [
  {
    table: 'posts',
    strength: 'NO KEY UPDATE',
    ids: (memberId) => query.selectFrom('posts').select('remix_of_id').where('author_id', '=', memberId),
  },
  {
    table: 'meme_template_uses',
    strength: 'NO KEY UPDATE',
    ids: (memberId) => query.selectFrom('posts').select('meme_template_id').where('author_id', '=', memberId),
  },
]

registerLifecycle({
  accountDeletion: { locks },
  // The posts hide and show their memes.
  suspension: { locks, suspend: async () => ({}), lift: async () => ({}) },
  dataExport: {
    memeImages: {
      schema: z.array(
        uploadSchema.pick({ url: true, altText: true, width: true, height: true }).extend({
          postIds: z.array(idField('meme that shows the image')),
          createdAt: dateTimeField('The time of creation.'),
        }),
      ),
      async load({ database }, ownerId) {
        const images = await database.media.findMany({
          where: { ownerId, memeImages: { some: {} } },
          orderBy: { createdAt: 'asc' },
          include: { memeImages: { select: { postId: true } } },
        })
        return images.map(({ memeImages, ...image }) => ({
          ...image,
          url: mediaUrl(image),
          postIds: memeImages.map(({ postId }) => postId),
        }))
      },
    },
  },
  counters: [
    countedColumn('remixes of memes', 'posts.remix_count', {
      tables: ['posts'],
      actual: 'SELECT count(*) FROM posts AS remix WHERE remix.remix_of_id = posts.id AND remix.is_public',
    }),
    countedColumn('memes of templates', 'meme_template_uses.use_count', {
      tables: ['posts', 'meme_template_uses'],
      actual: 'SELECT count(*) FROM posts WHERE meme_template_id = meme_template_uses.id AND is_public',
    }),
  ],
  sweeps: [
    {
      name: 'limit the cache of meme URLs',
      interval: 15 * 60_000,
      run: (dependencies) => sweepMemeCache(dependencies),
    },
  ],
})
