import { graphql, useFragment } from 'react-relay/hooks'
import type { MediaThumb_media$key } from '#client/__generated__/MediaThumb_media.graphql.ts'
import styles from './MediaThumb.module.css'

/** A small decorative picture of an image or of the poster of a video. */
export function MediaThumb({ media: mediaRef }: { media: MediaThumb_media$key }) {
  const media = useFragment(
    graphql`
      fragment MediaThumb_media on Media {
        __typename
        ... on ImageMedia {
          thumbUrl: url(width: 128)
        }
        ... on VideoMedia {
          poster(width: 128)
        }
      }
    `,
    mediaRef,
  )
  const url =
    media.__typename === 'ImageMedia' ? media.thumbUrl : media.__typename === 'VideoMedia' && media.poster
  return url && <img src={url} alt="" loading="lazy" className={styles.thumb} />
}
