import { graphql, useFragment } from 'react-relay/hooks'
import type { GroupSubject_group$key } from '#client/__generated__/GroupSubject_group.graphql.ts'
import { GroupLink } from '#client/features/groups/GroupLink.tsx'
import { counted } from '#client/ui/counts.ts'
import { RelativeTime } from '#client/ui/RelativeTime.tsx'
import styles from './CaseDetail.module.css'
import { Part, Words } from './Part.tsx'

/** A reported group with its texts. */
export function GroupSubject({ group: groupRef }: { group: GroupSubject_group$key }) {
  const group = useFragment(
    graphql`
      fragment GroupSubject_group on Group {
        description
        rules
        postCount
        createdAt
        ...GroupLink_group
      }
    `,
    groupRef,
  )
  const { description, rules } = group
  return (
    <Part title="Group">
      <GroupLink group={group} />
      {description ? <Words>{description}</Words> : <p>The group has no description.</p>}
      {rules.length > 0 && (
        <ol aria-label="Rules" className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule} dir="auto">
              {rule}
            </li>
          ))}
        </ol>
      )}
      <p className={styles.facts}>
        {counted(group.postCount, 'post')} · Created <RelativeTime moment={group.createdAt} />
      </p>
    </Part>
  )
}
