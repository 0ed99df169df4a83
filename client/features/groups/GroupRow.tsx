import UsersRound from 'lucide-react/icons/users-round'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { GroupRow_group$key } from '#client/__generated__/GroupRow_group.graphql.ts'
import { MediaThumb } from '#client/features/media/MediaThumb.tsx'
import { counted } from '#client/ui/counts.ts'
import { ListArticle } from '#client/ui/list/ListArticle.tsx'
import { groupPath } from '#rules/site-paths.ts'
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
        slug
        name
        description
        memberCount
        cover {
          ...MediaThumb_media
        }
        ...JoinButton_group
      }
    `,
    groupRef,
  )
  return (
    <ListArticle className={styles.item} aria-labelledby={nameId} position={position} setSize={setSize}>
      <div className={styles.row}>
        <Link to={groupPath(group.slug)} className={styles.link}>
          {group.cover ? (
            <MediaThumb media={group.cover} />
          ) : (
            <span className={styles.noCover}>
              <UsersRound aria-hidden="true" />
            </span>
          )}
          <span className={styles.words}>
            <bdi id={nameId} className={styles.name}>
              {group.name}
            </bdi>
            <span className={styles.count}>{counted(group.memberCount, 'member')}</span>
          </span>
        </Link>
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
