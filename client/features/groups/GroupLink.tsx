import UsersRound from 'lucide-react/icons/users-round'
import { use } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { GroupLink_group$key } from '#client/__generated__/GroupLink_group.graphql.ts'
import { paths } from '#client/paths.ts'
import { counted } from '#client/ui/counts.ts'
import { MemberHighlight } from '#client/ui/highlight.ts'
import rowStyles from '#client/features/follows/MemberRow.module.css'
import nameStyles from '#client/features/members/MemberName.module.css'
import styles from './GroupLink.module.css'

type GroupLinkProps = {
  group: GroupLink_group$key
  /** The id of the element with the name, for `aria-labelledby`. */
  nameId?: string
}

/** The cover, name and number of members of a group, linked to its screen. */
export function GroupLink({ group: groupRef, nameId }: GroupLinkProps) {
  const { slug, name, memberCount, cover } = useFragment(
    graphql`
      fragment GroupLink_group on Group {
        slug
        name
        memberCount
        cover {
          thumbUrl: url(width: 128)
        }
      }
    `,
    groupRef,
  )
  const highlight = use(MemberHighlight)
  return (
    <Link to={paths.group(slug)} className={rowStyles.link}>
      {cover ? (
        <img src={cover.thumbUrl} alt="" loading="lazy" className={styles.cover} />
      ) : (
        <span className={styles.placeholder}>
          <UsersRound aria-hidden="true" />
        </span>
      )}
      <span className={nameStyles.names}>
        <bdi id={nameId} className={nameStyles.name}>
          {highlight?.([name]) ?? name}
        </bdi>
        <span>{counted(memberCount, 'member')}</span>
      </span>
    </Link>
  )
}
