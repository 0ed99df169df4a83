import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { FollowedTags_tags$key } from '#client/__generated__/FollowedTags_tags.graphql.ts'
import { paths } from '#client/paths.ts'
import styles from './FollowedTags.module.css'

/** Links to the tags that the viewer follows. */
export function FollowedTags({ tags: tagsRef }: { tags: FollowedTags_tags$key }) {
  const tags = useFragment(
    graphql`
      fragment FollowedTags_tags on Tag @relay(plural: true) {
        id
        name
      }
    `,
    tagsRef,
  )
  return (
    <ul className={styles.list}>
      {tags.map(({ id, name }) => (
        <li key={id} className={styles.item}>
          <Link to={paths.tag(name)} className={styles.tag}>
            <bdi>#{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
