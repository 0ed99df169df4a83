import { graphql, useFragment } from 'react-relay/hooks'
import type { Dashboard_query$key } from '#client/__generated__/Dashboard_query.graphql.ts'
import { TemplateGrid } from '#client/features/memes/TemplateGrid.tsx'
import { FollowedTags } from '#client/features/tags/FollowedTags.tsx'
import { TrendingTags } from '#client/features/tags/TrendingTags.tsx'
import { RankedMembers } from '#client/features/trending/RankedMembers.tsx'
import { paths } from '#client/paths.ts'
import styles from './Dashboard.module.css'
import { DashboardSection } from './DashboardSection.tsx'

/** The trending tags and members and the followed tags, in two columns on wide windows, and the popular templates. */
export function Dashboard({ query }: { query: Dashboard_query$key }) {
  const { trendingTags, trendingMembers, memeTemplates, viewer } = useFragment(
    graphql`
      fragment Dashboard_query on Query @throwOnFieldError {
        trendingTags(first: 10) {
          ...TrendingTags_tags
        }
        trendingMembers(first: 5) {
          ...RankedMembers_members
        }
        memeTemplates(sort: POPULAR, first: 6) {
          edges {
            ...TemplateGrid_edges
          }
        }
        viewer {
          followedTags {
            ...FollowedTags_tags
          }
        }
      }
    `,
    query,
  )
  const followedTags = viewer?.followedTags ?? []
  return (
    <div className={styles.column}>
      <div className={styles.columns}>
        <DashboardSection title="Trending tags">
          <TrendingTags tags={trendingTags} />
        </DashboardSection>
        <div className={styles.column}>
          {followedTags.length > 0 && (
            <DashboardSection title="Your tags">
              <FollowedTags tags={followedTags} />
            </DashboardSection>
          )}
          <DashboardSection title="Trending members" all={paths.ranking}>
            <RankedMembers members={trendingMembers} />
          </DashboardSection>
        </div>
      </div>
      <DashboardSection title="Popular templates" all={paths.templates}>
        <TemplateGrid edges={memeTemplates.edges} />
      </DashboardSection>
    </div>
  )
}
