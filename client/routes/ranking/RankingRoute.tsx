import { useLoaderData } from 'react-router-dom'
import { ROOT_ID } from 'relay-runtime'
import type { rankingLoaderQuery } from '#client/__generated__/rankingLoaderQuery.graphql.ts'
import { TrendingMembers } from '#client/features/trending/TrendingMembers.tsx'
import { TrendingMembersSkeleton } from '#client/features/trending/TrendingMembersSkeleton.tsx'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { cardClass } from '#client/ui/card-look.ts'
import { messages } from '#rules/messages.ts'
import { type rankingLoader, rankingQuery } from './rankingLoader.ts'
import styles from './RankingRoute.module.css'

const error = { title: messages.trendingFailed }

export function RankingRoute() {
  return (
    <>
      <ScreenHeading>Ranking</ScreenHeading>
      <div className={cardClass({ isEdgeToEdge: true }, styles.list)}>
        <ListScreen<rankingLoaderQuery>
          query={rankingQuery}
          reference={useLoaderData<typeof rankingLoader>()}
          invalidatedBy={() => [ROOT_ID]}
          skeleton={<TrendingMembersSkeleton />}
          error={error}
        >
          {({ trendingMembers }) => <TrendingMembers members={trendingMembers} />}
        </ListScreen>
      </div>
    </>
  )
}
