import { graphql, useFragment } from 'react-relay/hooks'
import type { RisingGroups_query$key } from '#client/__generated__/RisingGroups_query.graphql.ts'
import { GroupLink } from '#client/features/groups/GroupLink.tsx'
import { groupsPath } from '#rules/site-paths.ts'
import styles from './Dashboard.module.css'
import { DashboardSection } from './DashboardSection.tsx'

/** The groups with the most new members. */
export function RisingGroups({ query }: { query: RisingGroups_query$key }) {
  const { groups } = useFragment(
    graphql`
      fragment RisingGroups_query on Query @throwOnFieldError {
        groups(sort: RISING, first: 5) {
          edges {
            node {
              id
              ...GroupLink_group
            }
          }
        }
      }
    `,
    query,
  )
  if (groups.edges.length === 0) return null
  return (
    <DashboardSection title="Rising groups" all={`${groupsPath}?sort=rising`}>
      <ul className={styles.columns}>
        {groups.edges.map(({ node }) => (
          <li key={node.id}>
            <GroupLink group={node} />
          </li>
        ))}
      </ul>
    </DashboardSection>
  )
}
