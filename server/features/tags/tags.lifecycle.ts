import { z } from 'zod'
import { query } from '#server/platform/database/kysely.ts'
import { countedColumn, registerLifecycle, type Counter } from '#server/platform/lifecycle.ts'
import { dateTimeField, textField } from '#server/platform/rest/fields.ts'
import { advanceTrendingTags } from './advance-trending-tags.ts'
import { retagPosts } from './retag-posts.ts'
import { sweepTags } from './sweep-tags.ts'

const lock = {
  table: 'tags',
  strength: 'NO KEY UPDATE',
  ids: (memberId: string) => query.selectFrom('post_tags').select('tag_id').where('author_id', '=', memberId),
} as const

/** Earlier days are deleted by the repeated task. */
const TAG_DAYS: Counter = {
  name: 'posts of tags per day',
  tables: ['post_tags'],
  compare: `
    SELECT concat_ws(' ', tag_id, day) AS place, post_count AS stored, (
      SELECT count(*) FROM post_tags
      WHERE post_tags.tag_id = tag_days.tag_id AND is_public AND utc_day(created_at) = day
    )::int AS actual
    FROM tag_days WHERE day > (SELECT max(day) FROM tag_days) - 8`,
  repair: `
    UPDATE tag_days SET post_count = wrong.actual, is_stale = true FROM wrong
    WHERE concat_ws(' ', tag_id, day) = wrong.place`,
}

registerLifecycle({
  accountDeletion: { locks: [lock] },
  suspension: { locks: [lock], suspend: async () => ({}) },
  dataExport: {
    followedTags: {
      schema: z.array(
        z.object({
          tag: textField('The tag without the `#`.', 'monday'),
          createdAt: dateTimeField('The time of the follow.'),
        }),
      ),
      async load({ database }, memberId) {
        const follows = await database.tagFollow.findMany({
          where: { memberId },
          orderBy: { createdAt: 'asc' },
          include: { tag: true },
        })
        return follows.map(({ tag, createdAt }) => ({ tag: tag.name, createdAt }))
      },
    },
  },
  counters: [
    countedColumn('posts of tags', 'tags.post_count', {
      tables: ['post_tags'],
      actual: 'SELECT count(*) FROM post_tags WHERE tag_id = tags.id AND is_public',
    }),
    TAG_DAYS,
  ],
  repeatedTasks: [
    // Trending tags are correct within a minute.
    { name: 'advance trending tags', interval: 20_000, run: advanceTrendingTags },
    { name: 'tag posts of earlier versions', interval: 5000, run: retagPosts },
  ],
  sweeps: [{ name: 'delete unused tags', interval: 60 * 60_000, run: sweepTags }],
})
