import { graphql, useFragment } from 'react-relay/hooks'
import type { PostVideo_post$key } from '#client/__generated__/PostVideo_post.graphql.ts'
import { LazyVideo } from './player/LazyVideo.tsx'
import { Banner } from '#client/ui/Banner.tsx'
import { VIDEO_PROCESSING } from '#rules/media-rules.ts'
import { MIN_ASPECT_RATIO } from './image-shape.ts'
import styles from './PostVideo.module.css'
import { usePlaceholder } from './usePlaceholder.ts'
import { useVideoProgress } from './useVideoProgress.ts'

/** The video of a post. Its author also sees its processing state and its failure. */
export function PostVideo({ post: postRef }: { post: PostVideo_post$key }) {
  const { databaseId, media } = useFragment(
    graphql`
      fragment PostVideo_post on Post {
        databaseId
        media {
          __typename
          ... on VideoMedia {
            state
            failure
            sources(width: 480) {
              type
              url
            }
            posterUrl: poster(width: 1080)
            width
            height
            duration
            altText
            thumbHash
          }
        }
      }
    `,
    postRef,
  )
  const video = media?.__typename === 'VideoMedia' ? media : null
  useVideoProgress(databaseId, video?.state === 'PROCESSING')
  const placeholder = usePlaceholder(video?.thumbHash)
  if (!video) return null
  if (video.state === 'FAILED')
    return (
      <div className={styles.failure}>
        <Banner tone="error">{video.failure}</Banner>
      </div>
    )

  return (
    <div
      className={styles.frame}
      style={{
        aspectRatio: Math.max(MIN_ASPECT_RATIO, video.width / video.height),
        backgroundImage: placeholder && `url(${placeholder})`,
      }}
    >
      {video.state === 'PROCESSING' ? (
        <output className={styles.progress}>{VIDEO_PROCESSING}</output>
      ) : (
        <LazyVideo
          video={{
            sources: video.sources.map(({ type, url }) => ({ src: url, type: type ?? undefined })),
            poster: video.posterUrl ?? null,
            label: video.altText || 'Video without a description',
            width: video.width,
            height: video.height,
            duration: video.duration ?? null,
          }}
        />
      )}
    </div>
  )
}
