import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GroupRow_group$key } from '#client/__generated__/GroupRow_group.graphql.ts'
import { ListArticle } from '#client/ui/list/ListArticle.tsx'
import { GroupLink } from './GroupLink.tsx'
import styles from './GroupRow.module.css'
import { JoinButton } from './JoinButton.tsx'

type GroupRowProps = {
  group: GroupRow_group$key
  /** Position in the list, from 1. */
  position: number
  /** Length of the list; -1 while there is more to load. */
  setSize: number
}

/** A group of a list, with the button to join it. */
export function GroupRow({ group: groupRef, position, setSize }: GroupRowProps) {
  const nameId = useId()
  const group = useFragment(
    graphql`
      fragment GroupRow_group on Group {
        description
        ...GroupLink_group
        ...JoinButton_group
      }
    `,
    groupRef,
  )
  return (
    <ListArticle className={styles.item} aria-labelledby={nameId} position={position} setSize={setSize}>
      <div className={styles.row}>
        <GroupLink group={group} nameId={nameId} />
        <JoinButton group={group} isSmall />
      </div>
      {group.description && (
        <p dir="auto" className={styles.description}>
          {group.description}
        </p>
      )}
    </ListArticle>
  )
}
