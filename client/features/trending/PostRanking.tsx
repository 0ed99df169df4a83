import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { PostRankingQuery } from '#client/__generated__/PostRankingQuery.graphql.ts'
import { grouped } from '#client/ui/counts.ts'
import { ageLabel } from '#rules/age-label.ts'
import { TRENDING_RANK_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import styles from './PostRanking.module.css'

const precise = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The values of a post that determine its rank. They change with time, so they are fetched whenever they are shown. */
export function PostRanking({ postId, attempt }: { postId: string; attempt: number }) {
  const { node } = useLazyLoadQuery<PostRankingQuery>(
    graphql`
      query PostRankingQuery($postId: ID!) @throwOnFieldError {
        node(id: $postId) {
          ... on Post {
            ranking {
              explanation
              likes
              dislikes
              ageSeconds
              hotScore
              trendingRank
            }
          }
        }
      }
    `,
    { postId },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  const ranking = node?.ranking
  if (!ranking) return <p>{messages.postGone}</p>
  const { explanation, likes, dislikes, ageSeconds, hotScore, trendingRank } = ranking
  const values = [
    ['Likes', grouped(likes)],
    ['Dislikes', grouped(dislikes)],
    ['Age', ageLabel(ageSeconds)],
    ['Hot score', precise.format(hotScore)],
    [
      'Rank',
      typeof trendingRank === 'number'
        ? `#${grouped(trendingRank)} in Trending`
        : `Not among the first ${grouped(TRENDING_RANK_MAX)}`,
    ],
  ]
  return (
    <>
      <p>{explanation}</p>
      <dl className={styles.values}>
        {values.map(([name, value]) => (
          <div key={name} className={styles.value}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
