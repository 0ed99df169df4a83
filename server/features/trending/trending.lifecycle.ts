import { registerLifecycle, type Counter } from '#server/platform/lifecycle.ts'
import { advanceTrendingMembers, recordTrendingRanks } from './advance-trending-members.ts'

/** Includes the pending changes, so that a concurrent update of the totals does not matter. */
const TRENDING_LIKES: Counter = {
  name: 'likes of trending members',
  tables: ['members', 'reactions'],
  compare: `
    SELECT member_id::text AS place, sum(stored)::int AS stored, sum(actual)::int AS actual FROM (
      SELECT member_id, likes AS stored, 0 AS actual FROM trending_members
      UNION ALL SELECT author_id, change, 0 FROM like_changes, trending_window WHERE created_at > since
      UNION ALL SELECT author_id, 0, 1 FROM reactions, trending_window
      WHERE created_at > since AND kind = 'like' AND member_id <> author_id AND NOT is_hidden
    ) AS likes
    GROUP BY member_id`,
  repair: `
    INSERT INTO trending_members AS trending (member_id, likes, all_time_likes)
    SELECT place::uuid, actual - stored,
      coalesce((SELECT like_count FROM members WHERE id = place::uuid), 0) FROM wrong
    ON CONFLICT (member_id) DO UPDATE SET likes = trending.likes + excluded.likes`,
}

registerLifecycle({
  counters: [TRENDING_LIKES],
  // Trending members are correct within 10 seconds.
  repeatedTasks: [
    { name: 'advance trending members', interval: 3000, run: advanceTrendingMembers },
    { name: 'record ranks of trending members', interval: 60_000, run: recordTrendingRanks },
  ],
})
