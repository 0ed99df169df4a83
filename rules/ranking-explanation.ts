import { HOT_SCORE_DECAY_SECONDS } from './ranking.ts'

type Ranking = { likes: number; dislikes: number; ageSeconds: number; trendingRank: number | null }

const UNITS = [
  { seconds: 24 * 60 * 60, unit: 'day' },
  { seconds: 60 * 60, unit: 'hour' },
  { seconds: 60, unit: 'minute' },
] as const

/** Explains the place of a post among the trending posts to members. */
export function explainRanking({ likes, dislikes, ageSeconds, trendingRank }: Ranking): string {
  const place =
    trendingRank === null
      ? 'is not among the first 1,000 in Trending'
      : `is number ${trendingRank} in Trending`
  return (
    `This post ${place}: it has ${count(likes, 'like')} and ${count(dislikes, 'dislike')} from others and was posted ${age(ageSeconds)}. ` +
    `Likes raise a post, dislikes lower it, and newer posts come before older ones: ten times as many likes weigh as much as ${HOT_SCORE_DECAY_SECONDS / 3600} hours.`
  )
}

function age(seconds: number): string {
  const found = UNITS.find((unit) => seconds >= unit.seconds)
  return found ? `${count(Math.floor(seconds / found.seconds), found.unit)} ago` : 'just now'
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
