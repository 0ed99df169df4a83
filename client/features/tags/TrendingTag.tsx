import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { TrendingTag_tag$key } from '#client/__generated__/TrendingTag_tag.graphql.ts'
import { MediaThumb } from '#client/features/media/MediaThumb.tsx'
import { paths } from '#client/paths.ts'
import { counted } from '#client/ui/counts.ts'
import { TagHistory } from './TagHistory.tsx'
import styles from './TrendingTag.module.css'

const THUMBS_SHOWN = 2

/** The whole row is a link. */
export function TrendingTag({ tag: tagRef, rank }: { tag: TrendingTag_tag$key; rank: number }) {
  const tag = useFragment(
    graphql`
      fragment TrendingTag_tag on Tag {
        name
        history
        posts(first: 6) {
          edges {
            node {
              id
              isSensitive
              media {
                ...MediaThumb_media
              }
            }
          }
        }
        ...TagHistory_tag
      }
    `,
    tagRef,
  )
  const pictured = tag.posts.edges.flatMap(({ node: { id, isSensitive, media } }) =>
    media && !isSensitive ? [{ id, media }] : [],
  )
  return (
    <div className={styles.tag}>
      <span className={styles.rank}>{rank}</span>
      <div className={styles.words}>
        <Link to={paths.tag(tag.name)} className={styles.link}>
          <bdi>#{tag.name}</bdi>
        </Link>
        <span className={styles.today}>{counted(tag.history.at(-1) ?? 0, 'post')} today</span>
      </div>
      {pictured.slice(0, THUMBS_SHOWN).map(({ id, media }) => (
        <MediaThumb key={id} media={media} />
      ))}
      <TagHistory tag={tag} />
    </div>
  )
}
