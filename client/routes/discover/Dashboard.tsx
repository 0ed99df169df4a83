import { graphql, useFragment } from 'react-relay/hooks'
import type { Dashboard_query$key } from '#client/__generated__/Dashboard_query.graphql.ts'
import { TemplateGrid } from '#client/features/meme-editor/TemplateGrid.tsx'
import { usePopularTemplates } from '#client/features/meme-editor/usePopularTemplates.ts'
import { FollowedTags } from '#client/features/tags/FollowedTags.tsx'
import { TrendingTags } from '#client/features/tags/TrendingTags.tsx'
import { TrendingMembers } from '#client/features/trending/TrendingMembers.tsx'
import { paths } from '#client/paths.ts'
import styles from './Dashboard.module.css'
import { DashboardSection } from './DashboardSection.tsx'
import { HotMemes } from './HotMemes.tsx'
import { RisingGroups } from './RisingGroups.tsx'

/** The best pictures, the trending tags and members and the followed tags, in two columns on wide windows, the rising groups and the popular templates. */
export function Dashboard({ query }: { query: Dashboard_query$key }) {
  const dashboard = useFragment(
    graphql`
      fragment Dashboard_query on Query @throwOnFieldError {
        ...HotMemes_query
        trendingTags(first: 10) {
          ...TrendingTags_tags
        }
        trendingMembers(first: 5) {
          ...TrendingMembers_members
        }
        ...RisingGroups_query
        ...usePopularTemplates_query @arguments(count: 8)
        viewer {
          followedTags {
            ...FollowedTags_tags
          }
        }
      }
    `,
    query,
  )
  const { trendingTags, trendingMembers, viewer } = dashboard
  const followedTags = viewer?.followedTags ?? []
  return (
    <div className={styles.column}>
      <HotMemes query={dashboard} />
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
            <TrendingMembers members={trendingMembers} hasLeader={false} />
          </DashboardSection>
        </div>
      </div>
      <RisingGroups query={dashboard} />
      <DashboardSection title="Popular templates" all={paths.templates}>
        <TemplateGrid templates={usePopularTemplates(dashboard)} pathOf={paths.template} />
      </DashboardSection>
    </div>
  )
}
