import { ageLabel } from './age-label.ts'
import { TRENDING_RANK_MAX } from './limits.ts'
import { HOT_SCORE_DECAY_SECONDS } from './ranking.ts'

type Ranking = { likes: number; dislikes: number; ageSeconds: number; trendingRank: number | null }

/** Explains the place of a post among the trending posts to members. */
export function explainRanking({ likes, dislikes, ageSeconds, trendingRank }: Ranking): string {
  const place =
    trendingRank === null
      ? `is not among the first ${TRENDING_RANK_MAX.toLocaleString('en')} in Trending`
      : `is number ${trendingRank} in Trending`
  return (
    `This post ${place}: it has ${count(likes, 'like')} and ${count(dislikes, 'dislike')} from others and was posted ${ageLabel(ageSeconds)} ago. ` +
    `Likes raise a post, dislikes lower it, and newer posts come before older ones: ten times as many likes weigh as much as ${HOT_SCORE_DECAY_SECONDS / 3600} hours.`
  )
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
