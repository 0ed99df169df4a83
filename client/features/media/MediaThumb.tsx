import { graphql, useFragment } from 'react-relay/hooks'
import type { MediaThumb_media$key } from '#client/__generated__/MediaThumb_media.graphql.ts'
import { SensitiveImage } from './SensitiveImage.tsx'
import styles from './MediaThumb.module.css'

type MediaThumbProps = { media: MediaThumb_media$key; isSensitive?: boolean }

/** A small decorative picture of an image or of the poster of a video. */
export function MediaThumb({ media: mediaRef, isSensitive = false }: MediaThumbProps) {
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
  return url && <SensitiveImage isSensitive={isSensitive} src={url} loading="lazy" className={styles.thumb} />
}
